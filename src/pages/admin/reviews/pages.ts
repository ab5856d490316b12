import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminReviewsPages = pagesOf('admin/reviews', [
  page('/admin/review/list', 'review-list-page.tsx', {
    guard: { platform: 'platform.orders' },
    shell: 'platform',
    title: 'review.deskTitle',
  }),
])
