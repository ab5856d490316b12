import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallCheckoutPages = pagesOf(
  'mall/checkout',
  [page('/buy/confirm', 'checkout-page.tsx', { guard: 'login', shell: 'checkout', title: 'checkout.confirmTitle' })],
  [{ from: '/buy', to: '/buy/confirm' }],
)
