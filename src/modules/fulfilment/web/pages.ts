import { page, pagesOf } from '../../../api/page.ts'

const mine = { guard: 'login', shell: 'member' } as const
const store = { guard: { store: 'store.orders' }, shell: 'supplier' } as const

// Pages that show shipments beside orders stand here, since the order knows nothing of its shipments.
export const fulfilmentPages = pagesOf('fulfilment', [
  page('/member/order/list', 'member/order-list-page.tsx', { ...mine, title: 'orderList' }),
  page('/member/order/detail', 'member/order-detail-page.tsx', { ...mine, title: 'orderDetail' }),
  page('/member/order/logistics', 'member/logistics-page.tsx', { ...mine, title: 'logisticsTitle' }),
  page('/seller', 'supplier/workbench-page.tsx', { ...store, title: 'workbench' }),
  page('/seller/order/list', 'supplier/order-list-page.tsx', { ...store, title: 'sellerOrders' }),
  page('/seller/order/detail', 'supplier/order-detail-page.tsx', { ...store, title: 'sellerDetail' }),
  page('/seller/shipment/list', 'supplier/shipment-list-page.tsx', { ...store, title: 'shipmentList' }),
  page('/seller/shipment/print', 'supplier/shipment-print-page.tsx', { ...store, title: 'deliveryNote' }),
])
