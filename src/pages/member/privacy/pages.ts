import { page, pagesOf } from '../../../rendering/page/page.ts'

export const memberPrivacyPages = pagesOf('member/privacy', [
  page('/member/privacy', 'privacy-page.tsx', { guard: 'login', shell: 'member', title: 'privacyPage.privacyTitle' }),
  page('/member/cancelAccount', 'cancel-account-page.tsx', { guard: 'login', shell: 'member', title: 'privacyPage.cancelTitle' }),
])
