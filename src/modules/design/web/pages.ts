import { page, pagesOf } from '../../../api/page.ts'

export const designPages = pagesOf('design', [
  page('/applyDesigner', 'member/apply-designer-page.tsx', { guard: 'login', shell: 'member', title: 'applyTitle' }),
  page('/member/desApp/list', 'member/des-app-list-page.tsx', { guard: { memberTypes: [3] }, shell: 'member', title: 'requestsTitle' }),
  page('/member/desApp/detail', 'member/des-app-detail-page.tsx', { guard: { memberTypes: [3] }, shell: 'member', title: 'requestTitle' }),
  page('/member/design/list', 'member/design-list-page.tsx', { guard: { memberTypes: [4] }, shell: 'member', title: 'deskTitle' }),
  page('/member/design/detail', 'member/design-detail-page.tsx', { guard: { memberTypes: [4] }, shell: 'member', title: 'requestTitle' }),
  page('/admin/designer/list', 'platform/designer-list-page.tsx', {
    guard: { platform: 'platform.members' },
    shell: 'platform',
    title: 'queueTitle',
  }),
])
