import { page, pagesOf } from '../../../api/page.ts'

export const orderPages = pagesOf(
  'order',
  [
    page('/buy/confirm', 'mall/confirm-page.tsx', { guard: 'login', shell: 'checkout', title: 'confirmTitle' }),
  ],
)
