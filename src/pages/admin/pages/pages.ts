import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminPagesPages = pagesOf('admin/pages', [
  page('/admin/topic/list', 'topic-list-page.tsx', {
    guard: { platform: 'platform.content' },
    shell: 'platform',
    title: 'frontageDesk.topics',
  }),
  page('/admin/page/builder', 'page-builder-page.tsx', {
    guard: { platform: 'platform.content' },
    shell: 'platform',
    title: 'frontageDesk.pageBuilder',
  }),
  page('/admin/banner/list', 'banner-list-page.tsx', {
    guard: { platform: 'platform.content' },
    shell: 'platform',
    title: 'console.banners',
  }),
])
