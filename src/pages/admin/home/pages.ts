import { page, pagesOf } from '../../../rendering/page/page.ts'

const cashier = { guard: { platform: 'platform.payments' }, shell: 'platform' } as const

export const adminHomePages = pagesOf('admin/home', [page('/admin', 'overview-page.tsx', { ...cashier, title: 'cashier.overviewTitle' })])
