import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminSearchPages = pagesOf('admin/search', [
  page('/admin/search/synonyms', 'synonym-list-page.tsx', {
    guard: { platform: 'platform.goods' },
    shell: 'platform',
  }),
])
