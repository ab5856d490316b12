import { page, pagesOf } from '../../../api/page.ts'
import { listQueryNames } from './parts/list-address.ts'

export const catalogPages = pagesOf(
  'catalog',
  [
    page('/goods/category', 'mall/category-page.tsx', { guard: 'anyone', shell: 'mall', title: 'goodsCategory', cache: { query: [] } }),
    page('/goods/list', 'mall/goods-list-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'goodsList',
      cache: { query: listQueryNames },
    }),
    page('/goods/detail/:productId', 'mall/goods-detail-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'goodsDetail',
      report: 'immediate',
      cache: { query: [] },
    }),
    page('/goods/brand', 'mall/brand-page.tsx', { guard: 'anyone', shell: 'mall', title: 'brandsTitle', cache: { query: [] } }),
    page('/goods/branddetail', 'mall/brand-detail-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'brandsTitle',
      cache: { query: ['brandId'] },
    }),
    page('/goods/new', 'mall/new-goods-page.tsx', { guard: 'anyone', shell: 'mall', title: 'newTitle', cache: { query: ['current'] } }),
    page('/goods/series', 'mall/series-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'seriesTitle',
      cache: { query: ['categoryId'] },
    }),
    page('/goods/contrast', 'mall/contrast-page.tsx', { guard: 'anyone', shell: 'mall', title: 'contrastTitle' }),
    page('/rank', 'mall/rank-page.tsx', { guard: 'anyone', shell: 'mall', title: 'rankTitle', cache: { query: ['categoryId'] } }),
    page('/store/index', 'mall/store-home-page.tsx', { guard: 'anyone', shell: 'mall', title: 'storeHome', cache: { query: ['vid'] } }),
    page('/seller/goods/edit', 'supplier/goods-edit-page.tsx', { guard: { store: 'store.goods' }, shell: 'supplier', title: 'editTitle' }),
    page('/seller/goods/import', 'supplier/goods-import-page.tsx', {
      guard: { store: 'store.goods' },
      shell: 'supplier',
      title: 'importTitle',
    }),
    page('/admin/category/list', 'platform/category-list-page.tsx', {
      guard: { platform: 'platform.goods' },
      shell: 'platform',
      title: 'categoriesTitle',
    }),
    page('/admin/attribute/list', 'platform/attribute-list-page.tsx', {
      guard: { platform: 'platform.goods' },
      shell: 'platform',
      title: 'attributesTitle',
    }),
    page('/admin/brand/list', 'platform/brand-list-page.tsx', {
      guard: { platform: 'platform.goods' },
      shell: 'platform',
      title: 'brandsTitle',
    }),
    page('/seller/goods/change', 'supplier/goods-change-page.tsx', {
      guard: { store: 'store.goods' },
      shell: 'supplier',
      title: 'changesTitle',
    }),
    page('/admin/goods/list', 'platform/goods-review-list-page.tsx', {
      guard: { platform: 'platform.goods' },
      shell: 'platform',
      title: 'reviewTitle',
    }),
    page('/admin/goods/review', 'platform/goods-review-page.tsx', {
      guard: { platform: 'platform.goods' },
      shell: 'platform',
      title: 'reviewTitle',
    }),
    page('/admin/search/synonyms', 'platform/synonym-list-page.tsx', {
      guard: { platform: 'platform.goods' },
      shell: 'platform',
      title: 'synonymsTitle',
    }),
    page('/seller/goods/formula/:goodsId', 'supplier/goods-formula-page.tsx', {
      guard: { store: 'store.goods' },
      shell: 'supplier',
      title: 'formulaTitle',
    }),
    page('/store/goods', 'mall/store-goods-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'storeGoods',
      cache: { query: ['vid', 'categoryId', 'sort', 'current'] },
    }),
    page('/store/product', 'mall/store-product-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'storeGoods',
      cache: { query: ['productId'] },
    }),
    page('/store/new', 'mall/store-new-page.tsx', { guard: 'anyone', shell: 'mall', title: 'newGoods', cache: { query: ['vid'] } }),
    page('/store/article/list', 'mall/store-article-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'articles',
      cache: { query: ['vid', 'current'] },
    }),
    page('/store/news', 'mall/store-news-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'news',
      cache: { query: ['vid', 'current'] },
    }),
    page('/store/news/info', 'mall/store-post-page.tsx', { guard: 'anyone', shell: 'mall', title: 'news', cache: { query: ['newsId'] } }),
    page('/store/introduce', 'mall/store-introduce-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'introduction',
      cache: { query: ['vid'] },
    }),
    page('/member/collect', 'member/collect-page.tsx', { guard: 'login', shell: 'member', title: 'keepsTitle' }),
    page('/member/footprint', 'member/footprint-page.tsx', { guard: 'login', shell: 'member', title: 'footprintTitle' }),
    page('/member/article', 'member/saved-article-page.tsx', { guard: 'login', shell: 'member', title: 'savedArticles' }),
    page('/seller/question/list', 'supplier/question-list-page.tsx', {
      guard: { store: 'store.goods' },
      shell: 'supplier',
      title: 'questionsTitle',
    }),
    page('/seller/goods/list', 'supplier/goods-list-page.tsx', { guard: { store: 'store.goods' }, shell: 'supplier', title: 'shelfTitle' }),
    page('/seller/stock/list', 'supplier/stock-list-page.tsx', {
      guard: { store: 'store.goods' },
      shell: 'supplier',
      title: 'stockListTitle',
    }),
  ],
  [{ from: '/store/detail', to: '/store/index' }],
)
