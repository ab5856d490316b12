import { page, pagesOf } from '../../../rendering/page/page.ts'

export const sellerStockPages = pagesOf('seller/stock', [
  page('/seller/stock/list', 'stock-list-page.tsx', {
    guard: { store: 'store.goods' },
    shell: 'supplier',
    title: 'catalogShelf.stockListTitle',
  }),
])
