import { page, pagesOf } from '../../../rendering/page/page.ts'

const mine = { guard: 'login', shell: 'member' } as const

export const memberGroupSalesPages = pagesOf('member/group-sales', [
  page('/member/groupSale/list', 'participation-list-page.tsx', { ...mine, title: 'groupPage.mine' }),
  page('/member/groupSale/detail', 'participation-detail-page.tsx', { ...mine, title: 'groupPage.mineDetail' }),
  page('/member/groupSale/balance', 'balance-page.tsx', { ...mine, title: 'groupPage.balanceTitle' }),
  page('/member/teamPurchase/list', 'team-share-list-page.tsx', { ...mine, title: 'teamPage.mine' }),
  page('/member/teamPurchase/order', 'team-order-page.tsx', { ...mine, title: 'teamPage.orderTitle' }),
])
