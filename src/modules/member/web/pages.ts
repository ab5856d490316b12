import { page, pagesOf } from '../../../api/page.ts'

const own = { guard: 'login', shell: 'member' } as const
const desk = { guard: { platform: 'platform.members' }, shell: 'platform' } as const

export const memberPages = pagesOf('member', [
  page('/member/account', 'member/account-page.tsx', { ...own, title: 'accountTitle' }),
  page('/member/info', 'member/info-page.tsx', { ...own, title: 'infoTitle' }),
  page('/member/authen', 'member/authen-page.tsx', { guard: { memberTypes: [1, 3] }, shell: 'member', title: 'authenTitle' }),
  page('/admin/authen/list', 'platform/authen-list-page.tsx', { ...desk, title: 'queueTitle' }),
  page('/admin/authen/detail', 'platform/authen-detail-page.tsx', { ...desk, title: 'queueTitle' }),
  page('/admin/vault', 'platform/vault-page.tsx', { guard: { platform: 'platform.settings' }, shell: 'platform', title: 'vaultTitle' }),
  page('/admin/member/list', 'platform/member-list-page.tsx', { ...desk, title: 'membersTitle' }),
  page('/admin/member/detail', 'platform/member-detail-page.tsx', { ...desk, title: 'membersTitle' }),
])
