import { page, pagesOf } from '../../../api/page.ts'

export const basketPages = pagesOf(
  'basket',
  [page('/cart/index', 'mall/cart-page.tsx', { guard: 'login', shell: 'mall', title: 'cart' })],
  [{ from: '/cart', to: '/cart/index' }],
)
