import { page, pagesOf } from '../../../rendering/page/page.ts'

export const sellerOffersPages = pagesOf('seller/offers', [
  page('/seller/offer/list', 'offer-sheet-list-page.tsx', {
    guard: { store: 'store.goods' },
    shell: 'supplier',
    title: 'catalogOfferDesk.offersDesk',
  }),
  page('/seller/offer/edit', 'offer-sheet-edit-page.tsx', {
    guard: { store: 'store.goods' },
    shell: 'supplier',
    title: 'catalogOfferDesk.offerEdit',
  }),
])
