import { page, pagesOf } from '../../../rendering/page/page.ts'

const desk = { guard: { platform: 'platform.members' }, shell: 'platform' } as const

export const adminMembersPages = pagesOf('admin/members', [
  page('/admin/authen/list', 'verification-list-page.tsx', { ...desk, title: 'authenPage.queueTitle' }),
  page('/admin/authen/detail', 'verification-detail-page.tsx', { ...desk, title: 'authenPage.queueTitle' }),
  page('/admin/vault', 'encryption-key-page.tsx', {
    guard: { platform: 'platform.settings' },
    shell: 'platform',
    title: 'memberDesk.vaultTitle',
  }),
  page('/admin/member/list', 'member-list-page.tsx', { ...desk, title: 'memberDesk.membersTitle' }),
  page('/admin/member/detail', 'member-detail-page.tsx', { ...desk, title: 'memberDesk.membersTitle' }),
])
