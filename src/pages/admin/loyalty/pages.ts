import { page, pagesOf } from '../../../rendering/page/page.ts'

const shell = 'platform' as const
const goods = { guard: { platform: 'platform.content' }, shell } as const
const orders = { guard: { platform: 'platform.orders' }, shell } as const
const finance = { guard: { platform: 'platform.finance' }, shell } as const

export const adminLoyaltyPages = pagesOf('admin/loyalty', [
  page('/admin/point/goods', 'point-goods-page.tsx', { ...goods, title: 'loyaltyAdmin.pointGoodsTitle' }),
  page('/admin/point/order', 'point-orders-page.tsx', { ...orders, title: 'loyaltyAdmin.pointOrdersTitle' }),
  page('/admin/point/account', 'point-accounts-page.tsx', { ...finance, title: 'loyaltyAdmin.pointAccountsTitle' }),
  page('/admin/score/goods', 'score-goods-page.tsx', { ...goods, title: 'loyaltyAdmin.scoreGoodsTitle' }),
  page('/admin/score/order', 'score-orders-page.tsx', { ...orders, title: 'loyaltyAdmin.scoreOrdersTitle' }),
  page('/admin/score/account', 'score-accounts-page.tsx', { ...finance, title: 'loyaltyAdmin.scoreAccountsTitle' }),
])
