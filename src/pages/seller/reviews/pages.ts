import { page, pagesOf } from '../../../rendering/page/page.ts'

export const sellerReviewsPages = pagesOf('seller/reviews', [
  page('/seller/review/list', 'review-list-page.tsx', { guard: { store: 'store.orders' }, shell: 'supplier', title: 'review.deskTitle' }),
])
