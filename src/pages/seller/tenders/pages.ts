import { page, pagesOf } from '../../../rendering/page/page.ts'

const bidders = { guard: { store: 'store.quote' }, shell: 'supplier' } as const

export const sellerTendersPages = pagesOf('seller/tenders', [
  page('/seller/bid/list', 'tender-list-page.tsx', { ...bidders, title: 'tenderPage.sellerTitle' }),
  page('/seller/bid/detail', 'bid-page.tsx', { ...bidders, title: 'tenderPage.bidTitle' }),
])
