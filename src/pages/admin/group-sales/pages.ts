import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminGroupSalesPages = pagesOf('admin/group-sales', [
  page('/admin/groupSale/list', 'group-review-page.tsx', {
    guard: { platform: 'platform.goods' },
    shell: 'platform',
    title: 'groupAdmin.adminTitle',
  }),
])
