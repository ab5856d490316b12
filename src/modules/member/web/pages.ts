import { page, pagesOf } from '../../../api/page.ts'

export const memberPages = pagesOf('member', [
  page('/member/account', 'member/account-page.tsx', { guard: 'login', shell: 'member', title: 'accountTitle' }),
])
