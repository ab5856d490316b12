import { page, pagesOf } from '../../../api/page.ts'

export const sourcingPages = pagesOf('sourcing-tools', [
  page('/member/project/list', 'member/project-list-page.tsx', { guard: 'login', shell: 'member', title: 'projects' }),
])
