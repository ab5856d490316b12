import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminContentPages = pagesOf('admin/content', [
  page('/admin/article/list', 'article-list-page.tsx', {
    guard: { platform: 'platform.content' },
    shell: 'platform',
    title: 'contentDesk.articles',
  }),
  page('/admin/article/edit', 'article-edit-page.tsx', {
    guard: { platform: 'platform.content' },
    shell: 'platform',
    title: 'contentDesk.article',
  }),
  page('/admin/agreement/list', 'agreement-list-page.tsx', {
    guard: { platform: 'platform.content' },
    shell: 'platform',
    title: 'contentDesk.agreements',
  }),
])
