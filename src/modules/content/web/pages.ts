import { page, pagesOf } from '../../../api/page.ts'

export const contentPages = pagesOf('content', [
  page('/article', 'mall/article-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'article',
    cache: { query: ['articleId', 'category', 'keyword', 'current'] },
  }),
  page('/agreement', 'mall/agreement-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'agreement',
    cache: { query: ['key', 'agreementCode'] },
  }),
])
