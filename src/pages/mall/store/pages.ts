import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallStorePages = pagesOf(
  'mall/store',
  [
    page('/store/index', 'store-home-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'catalogPlace.storeHome',
      cache: { query: ['vid'] },
    }),
    page('/store/goods', 'store-goods-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'catalogDetail.storeGoods',
      cache: { query: ['vid', 'keyword', 'categoryId', 'sort', 'current'] },
    }),
    page('/store/product', 'store-product-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'catalogDetail.storeGoods',
      report: 'immediate',
      cache: { query: ['productId'] },
    }),
    page('/store/new', 'store-new-goods-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'catalogEditor.newGoods',
      cache: { query: ['vid'] },
    }),
    page('/store/article/list', 'store-article-list-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'catalogPlace.articles',
      cache: { query: ['vid', 'current'] },
    }),
    page('/store/news', 'store-news-list-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'catalogPlace.news',
      cache: { query: ['vid', 'current'] },
    }),
    page('/store/news/info', 'store-post-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'catalogPlace.news',
      cache: { query: ['newsId'] },
    }),
    page('/store/introduce', 'store-introduction-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'catalogDetail.introduction',
      cache: { query: ['vid'] },
    }),
  ],
  [
    { from: '/store', to: '/store/list' },
    { from: '/store/detail', to: '/store/index' },
  ],
)
