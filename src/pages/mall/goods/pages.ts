import { page, pagesOf } from '../../../rendering/page/page.ts'
import { listQueryNames } from './list/list-address.ts'

export const mallGoodsPages = pagesOf(
  'mall/goods',
  [
    page('/goods/category', 'category-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      cache: { query: [] },
    }),
    page('/goods/list', 'goods-list-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      cache: { query: listQueryNames },
    }),
    page('/goods/detail/:productId', 'goods-detail-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      report: 'immediate',
      cache: { query: [] },
    }),
    page('/goods/brand', 'brand-list-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'catalogBrowse.brandsTitle',
      cache: { query: [] },
    }),
    page('/goods/branddetail', 'brand-detail-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'catalogBrowse.brandsTitle',
      cache: { query: ['brandId'] },
    }),
    page('/goods/new', 'new-goods-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'catalogBrowse.newTitle',
      cache: { query: ['current'] },
    }),
    page('/goods/series', 'series-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'catalogBrowse.seriesTitle',
      cache: { query: ['categoryId', 'seriesId'] },
    }),
    page('/goods/contrast', 'compare-page.tsx', { guard: 'anyone', shell: 'mall', title: 'catalogBrowse.contrastTitle' }),
    page('/rank', 'bestsellers-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'catalogBrowse.rankTitle',
      cache: { query: ['categoryId', 'kind', 'period'] },
    }),
  ],
  [
    { from: '/goods', to: '/goods/list' },
    { from: '/brand', to: '/goods/brand' },
  ],
)
