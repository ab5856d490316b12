import { page, pagesOf } from '../../../rendering/page/page.ts'

const mine = { guard: 'login', shell: 'member' } as const

export const memberOrdersPages = pagesOf('member/orders', [
  page('/member/order/list', 'order-list-page.tsx', { ...mine, title: 'shipping.orderList' }),
  page('/member/order/detail', 'order-detail-page.tsx', { ...mine, title: 'shipping.orderDetail' }),
  page('/member/order/logistics', 'order-logistics-page.tsx', { ...mine, title: 'shipping.logisticsTitle' }),
  page('/member/order/supplement', 'supplement-page.tsx', { ...mine, title: 'supplementPage.title' }),
  page('/member/order/info', 'order-print-page.tsx', { ...mine, title: 'trade.printTitle' }),
])
