import { page, pagesOf } from '../../../rendering/page/page.ts'

export const memberDesignPages = pagesOf('member/design', [
  page('/applyDesigner', 'designer-application-page.tsx', { guard: 'login', shell: 'member', title: 'designPage.applyTitle' }),
  page('/member/desApp/list', 'design-request-list-page.tsx', {
    guard: { memberTypes: [3] },
    shell: 'member',
    title: 'designPage.requestsTitle',
  }),
  page('/member/desApp/detail', 'design-request-detail-page.tsx', {
    guard: { memberTypes: [3] },
    shell: 'member',
    title: 'designPage.requestTitle',
  }),
  page('/member/design/list', 'designer-request-list-page.tsx', {
    guard: { memberTypes: [4] },
    shell: 'member',
    title: 'designPage.deskTitle',
  }),
  page('/member/design/detail', 'designer-request-detail-page.tsx', {
    guard: { memberTypes: [4] },
    shell: 'member',
    title: 'designPage.requestTitle',
  }),
])
