import { page, pagesOf } from '../../../api/page.ts'

export const basketPages = pagesOf(
  'basket',
  [
    page('/cart/index', 'mall/cart-page.tsx', { guard: 'login', shell: 'mall', title: 'cart' }),
    page('/enquiry/index', 'mall/enquiry-page.tsx', { guard: 'anyone', shell: 'mall', title: 'enquiryBasket' }),
  ],
  [
    { from: '/cart', to: '/cart/index' },
    { from: '/enquiry', to: '/enquiry/index' },
  ],
)
