import { page, pagesOf } from '../../../rendering/page/page.ts'

const companies = { guard: { memberTypes: [3, 6] }, shell: 'member' } as const

export const memberTendersPages = pagesOf('member/tenders', [
  page('/member/bid', 'tender-list-page.tsx', { guard: 'login', shell: 'member', title: 'tenderPage.mineTitle' }),
  page('/member/bidInvite', 'tender-invitation-page.tsx', {
    guard: { memberTypes: [3] },
    shell: 'member',
    title: 'tenderPage.invitationTitle',
  }),
  page('/member/bid/edit', 'tender-edit-page.tsx', { ...companies, title: 'tenderPage.editTitle' }),
  page('/member/bid/detail', 'tender-manage-page.tsx', { ...companies, title: 'tenderPage.manageTitle' }),
  page('/bid/openBid', 'tender-manage-page.tsx', { ...companies, title: 'tenderPage.openTitle' }),
  page('/bid/winBid', 'tender-manage-page.tsx', { ...companies, title: 'tenderPage.winTitle' }),
  page('/bid/terBid', 'tender-manage-page.tsx', { ...companies, title: 'tenderPage.terminateTitle' }),
])
