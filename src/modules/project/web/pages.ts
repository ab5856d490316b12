import { page, pagesOf } from '../../../api/page.ts'

export const projectPages = pagesOf('project', [
  page('/member/project/list', 'member/project-list-page.tsx', { guard: 'login', shell: 'member', title: 'listTitle' }),
  page('/member/project/detail', 'member/project-detail-page.tsx', { guard: 'login', shell: 'member', title: 'detailTitle' }),
  page('/member/regular/list', 'member/regular-list-page.tsx', { guard: 'login', shell: 'member', title: 'regularTitle' }),
  page('/member/regular/detail', 'member/regular-detail-page.tsx', { guard: 'login', shell: 'member', title: 'regularDetail' }),
])
