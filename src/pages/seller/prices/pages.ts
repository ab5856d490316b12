import { page, pagesOf } from '../../../rendering/page/page.ts'

export const sellerPricesPages = pagesOf('seller/prices', [
  page('/seller/goods/formula/:goodsId', 'price-formula-page.tsx', {
    guard: { store: 'store.goods' },
    shell: 'supplier',
    title: 'catalogFormulaDesk.formulaTitle',
  }),
])
