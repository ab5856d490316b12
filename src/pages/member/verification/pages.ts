import { page, pagesOf } from '../../../rendering/page/page.ts'

export const memberVerificationPages = pagesOf('member/verification', [
  page('/member/authen', 'verification-page.tsx', { guard: { memberTypes: [1, 3] }, shell: 'member', title: 'authenPage.authenTitle' }),
])
