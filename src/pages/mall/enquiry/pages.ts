import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallEnquiryPages = pagesOf(
  'mall/enquiry',
  [page('/enquiry/index', 'enquiry-basket-page.tsx', { guard: 'anyone', shell: 'mall', title: 'cart.enquiryBasket' })],
  [{ from: '/enquiry', to: '/enquiry/index' }],
)
