import { page, pagesOf } from '../../../rendering/page/page.ts'

const open = { guard: 'anyone', shell: 'mall' } as const
const buying = { guard: 'login', shell: 'checkout' } as const

export const mallLoyaltyPages = pagesOf(
  'mall/loyalty',
  [
    page('/point/index', 'point-index-page.tsx', { ...open, title: 'loyaltyMall.pointsMall', cache: { query: [] } }),
    page('/point/list', 'point-list-page.tsx', {
      ...open,
      title: 'loyaltyMall.pointsMall',
      cache: { query: ['keyword', 'most', 'order', 'current'] },
    }),
    page('/point/detail', 'point-detail-page.tsx', { ...open, title: 'loyaltyMall.pointsMall' }),
    page('/buy/point/confirm', 'point-confirm-page.tsx', { ...buying, title: 'loyaltyPage.confirmTitle' }),
    page('/buy/point/pay', 'point-payment-page.tsx', { ...buying, title: 'loyaltyPage.payTitle' }),
    page('/score', 'score-list-page.tsx', {
      ...open,
      title: 'loyaltyMall.scoreMall',
      cache: { query: ['keyword', 'most', 'order', 'current'] },
    }),
    page('/score/detail/:goodsId', 'score-detail-page.tsx', { ...open, title: 'loyaltyMall.scoreMall' }),
    page('/score/confirmOrder', 'score-confirm-page.tsx', { ...buying, title: 'loyaltyPage.confirmTitle' }),
  ],
  [
    { from: '/point', to: '/point/index' },
    { from: '/point/goods', to: '/point/detail' },
  ],
)
