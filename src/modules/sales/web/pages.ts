import { page, pagesOf } from '../../../api/page.ts'

const landing = { guard: 'anyone', shell: 'mall', title: 'landingTitle' } as const

export const salesPages = pagesOf('sales', [
  page('/promotion', 'mall/promotion-page.tsx', landing),
  page('/promotion/:pageid', 'mall/promotion-code-page.tsx', landing),
  page('/member/promotionCustomer', 'member/promotion-customer-page.tsx', { guard: 'login', shell: 'member', title: 'customersTitle' }),
  page('/member/promotionOrder', 'member/promotion-order-page.tsx', { guard: 'login', shell: 'member', title: 'ordersTitle' }),
  page('/admin/sales/list', 'platform/sales-desk-page.tsx', {
    guard: { platform: 'platform.finance' },
    shell: 'platform',
    title: 'deskTitle',
  }),
])
