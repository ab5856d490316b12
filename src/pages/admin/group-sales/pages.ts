import { page, pagesOf } from '../../../rendering/page/page.ts'

const staff = { guard: { platform: 'platform.goods' }, shell: 'platform' } as const

export const adminGroupSalesPages = pagesOf('admin/group-sales', [
  page('/admin/groupSale/list', 'group-review-page.tsx', { ...staff, title: 'groupAdmin.adminTitle' }),
  page('/admin/teamPurchase/list', 'team-review-page.tsx', { ...staff, title: 'teamAdmin.adminTitle' }),
  page('/admin/teamPurchase/detail', 'team-detail-page.tsx', { ...staff, title: 'teamAdmin.rowsTitle' }),
])
