import { page, pagesOf } from '../../../rendering/page/page.ts'

const mine = { guard: 'login', shell: 'member' } as const

export const memberAftersalePages = pagesOf('member/aftersale', [
  page('/member/order/aftersales', 'case-list-page.tsx', { ...mine, title: 'aftersalePage.listTitle' }),
  page('/member/order/refund/apply', 'case-apply-page.tsx', { ...mine, title: 'aftersalePage.applyTitle' }),
  page('/member/order/refund/detail', 'case-detail-page.tsx', { ...mine, title: 'aftersalePage.detailTitle' }),
])
