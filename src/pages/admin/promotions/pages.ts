import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminPromotionsPages = pagesOf('admin/promotions', [
  page('/admin/coupon/list', 'campaign-list-page.tsx', {
    guard: { platform: 'platform.content' },
    shell: 'platform',
    title: 'promotionDesk.deskTitle',
  }),
  page('/admin/flashSale/list', 'flash-sale-list-page.tsx', {
    guard: { platform: 'platform.content' },
    shell: 'platform',
    title: 'flashSaleAdmin.title',
  }),
])
