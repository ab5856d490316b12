import { page, pagesOf } from '../../../rendering/page/page.ts'

export const sellerFreightPages = pagesOf('seller/freight', [
  page('/seller/freight/list', 'freight-list-page.tsx', { guard: { store: 'store.goods' }, shell: 'supplier', title: 'freightPage.title' }),
])
