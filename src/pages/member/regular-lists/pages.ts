import { page, pagesOf } from '../../../rendering/page/page.ts'

export const memberRegularListsPages = pagesOf('member/regular-lists', [
  page('/member/regular/list', 'regular-lists-page.tsx', { guard: 'login', shell: 'member', title: 'projectRegular.regularTitle' }),
  page('/member/regular/detail', 'regular-list-detail-page.tsx', {
    guard: 'login',
    shell: 'member',
    title: 'projectRegular.regularDetail',
  }),
])
