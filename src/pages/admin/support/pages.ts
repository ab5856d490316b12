import { page, pagesOf } from '../../../rendering/page/page.ts'

const desk = { guard: { platform: 'platform.support' }, shell: 'platform' } as const

export const adminSupportPages = pagesOf('admin/support', [
  page('/admin/support', 'support-page.tsx', { ...desk, title: 'supportDesk.supportTitle' }),
  page('/admin/support/look', 'support-access-page.tsx', { ...desk, title: 'supportDesk.lookTitle' }),
])
