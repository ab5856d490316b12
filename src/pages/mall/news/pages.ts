import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallNewsPages = pagesOf('mall/news', [
  page('/information', 'news-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    cache: { query: ['informationId'] },
  }),
  page('/information/list', 'news-list-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    cache: { query: ['category', 'keyword', 'current'] },
  }),
  page('/information/detail', 'news-detail-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    cache: { query: ['informationId'] },
  }),
])
