import { page, pagesOf } from '../../../rendering/page/page.ts'

export const sellerGoodsPages = pagesOf('seller/goods', [
  page('/seller/goods/edit', 'goods-edit-page.tsx', {
    guard: { store: 'store.goods' },
    shell: 'supplier',
    title: 'catalogEditor.editTitle',
  }),
  page('/seller/goods/prices', 'price-grid-page.tsx', {
    guard: { store: 'store.goods' },
    shell: 'supplier',
    title: 'priceGrid.title',
  }),
  page('/seller/goods/import', 'goods-import-page.tsx', {
    guard: { store: 'store.goods' },
    shell: 'supplier',
    title: 'catalogImport.importTitle',
  }),
  page('/seller/goods/change', 'listing-revision-list-page.tsx', {
    guard: { store: 'store.goods' },
    shell: 'supplier',
    title: 'catalogEditor.changesTitle',
  }),
  page('/seller/goods/list', 'goods-list-page.tsx', {
    guard: { store: 'store.goods' },
    shell: 'supplier',
    title: 'catalogShelf.shelfTitle',
  }),
])
