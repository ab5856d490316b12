import { page, pagesOf } from '../../../rendering/page/page.ts'

const own = { guard: 'login', shell: 'member' } as const

export const memberRequestsPages = pagesOf('member/requests', [
  page('/cart/request', 'request-from-cart-page.tsx', { ...own, title: 'requestPage.cartTitle' }),
  page('/buy/request', 'submit-request-page.tsx', { ...own, title: 'requestPage.cartTitle' }),
  page('/member/request/list', 'request-list-page.tsx', {
    guard: { memberTypes: [3, 6] },
    shell: 'member',
    title: 'requestPage.requestTitle',
  }),
  page('/member/request/info', 'request-detail-page.tsx', { ...own, title: 'requestPage.requestTitle' }),
  page('/member/approval', 'approval-rules-page.tsx', {
    guard: { company: 'company.approve' },
    shell: 'member',
    title: 'requestPage.rulesTitle',
  }),
])
