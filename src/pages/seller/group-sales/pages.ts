import { page, pagesOf } from '../../../rendering/page/page.ts'

const own = { guard: { store: 'store.goods' }, shell: 'supplier' } as const

export const sellerGroupSalesPages = pagesOf('seller/group-sales', [
  page('/seller/groupSale/list', 'group-list-page.tsx', { ...own, title: 'groupAdmin.sellerTitle' }),
  page('/seller/groupSale/detail', 'group-detail-page.tsx', { ...own, title: 'groupAdmin.participants' }),
  page('/seller/teamPurchase/list', 'team-list-page.tsx', { ...own, title: 'teamAdmin.sellerTitle' }),
  page('/seller/teamPurchase/detail', 'team-detail-page.tsx', { ...own, title: 'teamAdmin.rowsTitle' }),
])
