import { page, pagesOf } from '../../../api/page.ts'

export const paymentPages = pagesOf(
  'payment',
  [page('/buy/pay', 'mall/pay-page.tsx', { guard: 'login', shell: 'checkout', title: 'payTitle' })],
  // The specification writes the address with a capital.
  [{ from: '/buy/Pay', to: '/buy/pay' }],
)
