import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminSearchPages = pagesOf('admin/search', [
  page('/admin/search/synonyms', 'synonym-list-page.tsx', {
    guard: { platform: 'platform.goods' },
    shell: 'platform',
  }),
  page('/admin/search/misses', 'search-miss-list-page.tsx', {
    guard: { platform: 'platform.goods' },
    shell: 'platform',
    title: 'searchMisses.title',
  }),
])
