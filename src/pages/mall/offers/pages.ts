import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallOffersPages = pagesOf('mall/offers', [
  page('/quotation', 'offer-sheet-list-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'catalogOffer.offersTitle',
    cache: { query: ['keyword', 'categoryId', 'provinceCode', 'withExpired', 'current'] },
  }),
  page('/quotation/detail', 'offer-sheet-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'catalogOffer.offersTitle',
    cache: { query: ['sheetSn', 'edition'] },
  }),
])
