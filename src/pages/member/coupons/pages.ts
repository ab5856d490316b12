import { page, pagesOf } from '../../../rendering/page/page.ts'

export const memberCouponsPages = pagesOf('member/coupons', [
  page('/member/coupon', 'coupon-list-page.tsx', { guard: 'login', shell: 'member', title: 'promotionMine.mineTitle' }),
])
