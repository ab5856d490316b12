import { page, pagesOf } from '../../../api/page.ts'

const own = { guard: 'login', shell: 'member' } as const

export const approvalPages = pagesOf('approval', [
  page('/cart/request', 'member/cart-request-page.tsx', { ...own, title: 'cartTitle' }),
  page('/buy/request', 'member/buy-request-page.tsx', { ...own, title: 'cartTitle' }),
  page('/member/request/list', 'member/request-list-page.tsx', { guard: { memberTypes: [3, 6] }, shell: 'member', title: 'requestTitle' }),
  page('/member/request/info', 'member/request-info-page.tsx', { ...own, title: 'requestTitle' }),
  page('/member/approval', 'member/approval-page.tsx', { guard: { company: 'company.approve' }, shell: 'member', title: 'rulesTitle' }),
])
