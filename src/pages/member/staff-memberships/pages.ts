import { page, pagesOf } from '../../../rendering/page/page.ts'

export const memberStaffMembershipsPages = pagesOf('member/staff-memberships', [
  page('/member/post', 'own-memberships-page.tsx', { guard: 'login', shell: 'member', title: 'staffPage.postsTitle' }),
])
