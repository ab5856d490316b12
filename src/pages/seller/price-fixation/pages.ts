import { page, pagesOf } from '../../../rendering/page/page.ts'

export const sellerPriceFixationPages = pagesOf('seller/price-fixation', [
  page('/seller/pricing/list', 'price-fixation-list-page.tsx', {
    guard: { store: 'store.orders' },
    shell: 'supplier',
    title: 'marketPricing.deskTitle',
  }),
])
