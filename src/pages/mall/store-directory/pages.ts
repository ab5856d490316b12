import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallStoreDirectoryPages = pagesOf('mall/store-directory', [
  page('/store/list_old', 'store-table-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    cache: { query: ['keyword', 'type', 'categoryId', 'current'] },
  }),
  page('/store/list', 'store-list-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    cache: { query: ['keyword', 'type', 'categoryId', 'current'] },
  }),
])
