import { page, pagesOf } from '../../../rendering/page/page.ts'

const store = { guard: { store: 'store.orders' }, shell: 'supplier' } as const

export const sellerOrdersPages = pagesOf('seller/orders', [
  page('/seller/order/list', 'order-list-page.tsx', { ...store, title: 'shipping.sellerOrders' }),
  page('/seller/order/detail', 'order-detail-page.tsx', { ...store, title: 'shipping.sellerDetail' }),
])
