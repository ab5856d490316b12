import { page, pagesOf } from '../../../rendering/page/page.ts'

export const memberReferralPages = pagesOf('member/referral', [
  page('/member/promotionCustomer', 'referred-customers-page.tsx', {
    guard: 'login',
    shell: 'member',
    title: 'referralPage.customersTitle',
  }),
  page('/member/promotionOrder', 'referral-orders-page.tsx', { guard: 'login', shell: 'member', title: 'referralPage.ordersTitle' }),
])
