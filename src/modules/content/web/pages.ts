import { page, pagesOf } from '../../../api/page.ts'

export const contentPages = pagesOf('content', [
  page('/article', 'mall/article-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'article',
    cache: { query: ['articleId', 'category', 'keyword', 'current'] },
  }),
  page('/vc', 'mall/verify-page.tsx', { guard: 'anyone', shell: 'mall', title: 'verify', sidebar: false }),
  page('/agreement', 'mall/agreement-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'agreement',
    cache: { query: ['key', 'agreementCode'] },
  }),
  page('/admin/article/list', 'platform/article-list-page.tsx', {
    guard: { platform: 'platform.content' },
    shell: 'platform',
    title: 'articles',
  }),
  page('/admin/article/edit', 'platform/article-edit-page.tsx', {
    guard: { platform: 'platform.content' },
    shell: 'platform',
    title: 'article',
  }),
  page('/admin/agreement/list', 'platform/agreement-list-page.tsx', {
    guard: { platform: 'platform.content' },
    shell: 'platform',
    title: 'agreements',
  }),
])
