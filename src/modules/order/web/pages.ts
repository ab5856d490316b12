import { page, pagesOf } from '../../../api/page.ts'

const mine = { guard: 'login', shell: 'member' } as const
const platform = { guard: { platform: 'platform.orders' }, shell: 'platform' } as const

export const orderPages = pagesOf(
  'order',
  [
    page('/buy/confirm', 'mall/confirm-page.tsx', { guard: 'login', shell: 'checkout', title: 'confirmTitle' }),
    page('/member/index', 'member/home-page.tsx', { ...mine, title: 'myOrders' }),
    page('/member/order/info', 'member/order-print-page.tsx', { ...mine, title: 'printTitle' }),
    page('/member/order/evaluation', 'member/evaluation-page.tsx', { ...mine, title: 'evaluationTitle' }),
    page('/member/order/evaluate', 'member/evaluate-page.tsx', { ...mine, title: 'evaluateTitle' }),
    page('/member/address/list', 'member/address-list-page.tsx', { ...mine, title: 'addressTitle' }),
    page('/admin/order/list', 'platform/order-list-page.tsx', { ...platform, title: 'adminOrders' }),
    page('/admin/order/detail', 'platform/order-detail-page.tsx', { ...platform, title: 'adminOrders' }),
  ],
  [{ from: '/member', to: '/member/index' }],
)
