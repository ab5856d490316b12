import { page, pagesOf } from '../../../rendering/page/page.ts'

const desk = { guard: { store: 'store.orders' }, shell: 'supplier' } as const

export const sellerAftersalePages = pagesOf('seller/aftersale', [
  page('/seller/aftersale/list', 'case-list-page.tsx', { ...desk, title: 'aftersalePage.deskTitle' }),
  page('/seller/aftersale/detail', 'case-detail-page.tsx', { ...desk, title: 'aftersalePage.detailTitle' }),
  page('/seller/aftersale/address', 'return-address-page.tsx', { ...desk, title: 'aftersalePage.addressTitle' }),
])
