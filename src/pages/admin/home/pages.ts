import { page, pagesOf } from '../../../rendering/page/page.ts'

const staff = { guard: { staff: 'platform' }, shell: 'platform' } as const

export const adminHomePages = pagesOf('admin/home', [page('/admin', 'overview-page.tsx', { ...staff, title: 'cashier.overviewTitle' })])
