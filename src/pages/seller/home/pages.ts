import { page, pagesOf } from '../../../rendering/page/page.ts'

const store = { guard: { staff: 'store' }, shell: 'supplier' } as const

export const sellerHomePages = pagesOf('seller/home', [page('/seller', 'workbench-page.tsx', { ...store, title: 'shipping.workbench' })])
