import { page, pagesOf } from '../../../rendering/page/page.ts'

export const sellerPromotionsPages = pagesOf('seller/promotions', [
  page('/seller/coupon/list', 'campaign-list-page.tsx', {
    guard: { store: 'store.goods' },
    shell: 'supplier',
    title: 'promotionDesk.deskTitle',
  }),
  page('/seller/flashSale/list', 'flash-sale-list-page.tsx', {
    guard: { store: 'store.goods' },
    shell: 'supplier',
    title: 'flashSaleAdmin.title',
  }),
])
