import { page, pagesOf } from '../../../rendering/page/page.ts'

export const memberProjectsPages = pagesOf('member/projects', [
  page('/member/project/list', 'project-list-page.tsx', { guard: 'login', shell: 'member', title: 'projectPage.listTitle' }),
  page('/member/project/detail', 'project-detail-page.tsx', { guard: 'login', shell: 'member', title: 'projectPage.detailTitle' }),
])
