import { page, pagesOf } from '../../../api/page.ts'

// Pages that show shipments beside orders stand here, since the order knows nothing of its shipments.
export const fulfilmentPages = pagesOf('fulfilment', [
  page('/member/order/list', 'member/order-list-page.tsx', { guard: 'login', shell: 'member', title: 'orderList' }),
  page('/member/order/detail', 'member/order-detail-page.tsx', { guard: 'login', shell: 'member', title: 'orderDetail' }),
  page('/seller/order/list', 'supplier/order-list-page.tsx', { guard: { store: 'store.orders' }, shell: 'supplier', title: 'sellerOrders' }),
  page('/seller/order/detail', 'supplier/order-detail-page.tsx', { guard: { store: 'store.orders' }, shell: 'supplier', title: 'sellerDetail' }),
])
