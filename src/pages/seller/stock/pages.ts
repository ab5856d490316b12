import { page, pagesOf } from '../../../rendering/page/page.ts'

const keeper = { guard: { store: 'store.stock' }, shell: 'supplier' } as const

export const sellerStockPages = pagesOf('seller/stock', [
  page('/seller/stock/list', 'stock-list-page.tsx', {
    guard: { store: 'store.goods' },
    shell: 'supplier',
    title: 'catalogShelf.stockListTitle',
  }),
  page('/seller/stock/movement', 'movement-list-page.tsx', { ...keeper, title: 'stockPage.movementsTitle' }),
  page('/seller/stock/transfer', 'transfer-page.tsx', { ...keeper, title: 'stockPage.transferTitle' }),
  page('/seller/stockCount/list', 'count-list-page.tsx', { ...keeper, title: 'stockPage.countsTitle' }),
  page('/seller/stockCount/detail', 'count-detail-page.tsx', { ...keeper, title: 'stockPage.countTitle' }),
])
