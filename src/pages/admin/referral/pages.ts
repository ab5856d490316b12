import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminReferralPages = pagesOf('admin/referral', [
  page('/admin/sales/list', 'salesperson-list-page.tsx', {
    guard: { platform: 'platform.finance' },
    shell: 'platform',
    title: 'referralPage.deskTitle',
  }),
])
