import { page, pagesOf } from '../../../rendering/page/page.ts'

const own = { guard: 'login', shell: 'member' } as const

export const memberAccountPages = pagesOf('member/account', [
  page('/member/account', 'account-page.tsx', { ...own, title: 'accountPage.accountTitle' }),
  page('/member/info', 'profile-page.tsx', { ...own, title: 'authenPage.infoTitle' }),
])
