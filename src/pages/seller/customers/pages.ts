import { page, pagesOf } from '../../../rendering/page/page.ts'

const desk = { guard: { store: 'store.orders' }, shell: 'supplier' } as const

export const sellerCustomersPages = pagesOf('seller/customers', [
  page('/seller/customer/list', 'customer-list-page.tsx', { ...desk, title: 'customers.title' }),
  page('/seller/customer/detail', 'customer-detail-page.tsx', { ...desk, title: 'customerPage.title' }),
])
