import { page, pagesOf } from '../../../rendering/page/page.ts'

const platform = { guard: { platform: 'platform.orders' }, shell: 'platform' } as const

export const adminOrdersPages = pagesOf('admin/orders', [
  page('/admin/order/list', 'order-list-page.tsx', { ...platform, title: 'trade.adminOrders' }),
  page('/admin/order/detail', 'order-detail-page.tsx', { ...platform, title: 'trade.adminOrders' }),
])
