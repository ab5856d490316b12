import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminGoodsReviewPages = pagesOf('admin/goods-review', [
  page('/admin/goods/change', 'goods-review-list-page.tsx', {
    guard: { platform: 'platform.goods' },
    shell: 'platform',
    title: 'catalogReview.reviewTitle',
  }),
  page('/admin/goods/review', 'goods-review-page.tsx', {
    guard: { platform: 'platform.goods' },
    shell: 'platform',
    title: 'catalogReview.reviewTitle',
  }),
])
