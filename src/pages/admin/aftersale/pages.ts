import { page, pagesOf } from '../../../rendering/page/page.ts'

const desk = { guard: { platform: 'platform.orders' }, shell: 'platform' } as const

export const adminAftersalePages = pagesOf('admin/aftersale', [
  page('/admin/aftersale/list', 'case-list-page.tsx', { ...desk, title: 'aftersalePage.adminTitle' }),
  page('/admin/aftersale/detail', 'case-detail-page.tsx', { ...desk, title: 'aftersalePage.detailTitle' }),
])
