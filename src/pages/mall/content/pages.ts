import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallContentPages = pagesOf('mall/content', [
  page('/article', 'article-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'contentDesk.article',
    cache: { query: ['articleId', 'category', 'keyword', 'current'] },
  }),
  page('/vc', 'verify-document-page.tsx', { guard: 'anyone', shell: 'mall', sidebar: false }),
  page('/agreement', 'agreement-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    cache: { query: ['key', 'agreementCode'] },
  }),
])
