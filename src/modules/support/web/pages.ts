import { page, pagesOf } from '../../../api/page.ts'

const desk = { guard: { platform: 'platform.support' }, shell: 'platform' } as const

export const supportPages = pagesOf('support', [
  page('/admin/support', 'platform/support-page.tsx', { ...desk, title: 'supportTitle' }),
  page('/admin/support/look', 'platform/support-look-page.tsx', { ...desk, title: 'lookTitle' }),
])
