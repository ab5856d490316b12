import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminDesignersPages = pagesOf('admin/designers', [
  page('/admin/designer/list', 'designer-list-page.tsx', {
    guard: { platform: 'platform.members' },
    shell: 'platform',
    title: 'designPage.queueTitle',
  }),
])
