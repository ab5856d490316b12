import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallPaymentPages = pagesOf(
  'mall/payment',
  [page('/buy/pay', 'payment-page.tsx', { guard: 'login', shell: 'checkout', title: 'payPage.payTitle' })],
  [{ from: '/buy/Pay', to: '/buy/pay' }],
)
