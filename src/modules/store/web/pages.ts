import { page, pagesOf } from '../../../api/page.ts'

export const storePages = pagesOf('store', [
  page('/store/list_old', 'mall/store-table-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'storeList',
    cache: { query: ['current'] },
  }),
  page('/store/list', 'mall/store-list-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'storeList',
    cache: { query: ['keyword', 'type', 'current'] },
  }),
])
