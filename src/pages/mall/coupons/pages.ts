import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallCouponsPages = pagesOf('mall/coupons', [
  page('/coupon', 'coupon-centre-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'promotionCentre.centreTitle',
    cache: { query: ['storeId', 'categoryId', 'kind', 'current'] },
  }),
])
