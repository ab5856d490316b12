import { page, pagesOf } from '../../../api/page.ts'

const cashier = { guard: { platform: 'platform.payments' }, shell: 'platform' } as const

export const paymentPages = pagesOf(
  'payment',
  [
    page('/buy/pay', 'mall/pay-page.tsx', { guard: 'login', shell: 'checkout', title: 'payTitle' }),
    page('/admin', 'platform/overview-page.tsx', { ...cashier, title: 'overviewTitle' }),
    page('/admin/voucher/list', 'platform/voucher-list-page.tsx', { ...cashier, title: 'voucherTitle' }),
    page('/admin/payment/list', 'platform/payment-list-page.tsx', { ...cashier, title: 'paymentTitle' }),
  ],
  // The specification writes the address with a capital.
  [{ from: '/buy/Pay', to: '/buy/pay' }],
)
