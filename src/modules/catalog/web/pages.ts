import { page, pagesOf } from '../../../api/page.ts'
import { listQueryNames } from './parts/list-address.ts'

export const catalogPages = pagesOf('catalog', [
  page('/goods/list', 'mall/goods-list-page.tsx', { guard: 'anyone', shell: 'mall', title: 'goodsList', cache: { query: listQueryNames } }),
  page('/goods/detail/:productId', 'mall/goods-detail-page.tsx', { guard: 'anyone', shell: 'mall', title: 'goodsDetail', report: 'immediate', cache: { query: [] } }),
])
