import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallCartPages = pagesOf(
  'mall/cart',
  [page('/cart/index', 'cart-page.tsx', { guard: 'anyone', shell: 'mall', title: 'cart.cart' })],
  [{ from: '/cart', to: '/cart/index' }],
)
