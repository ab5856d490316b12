import { page, pagesOf } from '../../../rendering/page/page.ts'

const store = { guard: { store: 'store.orders' }, shell: 'supplier' } as const

export const sellerStatisticsPages = pagesOf('seller/statistics', [
  page('/seller/statistics/index', 'statistics-page.tsx', { ...store, title: 'statistics.title' }),
  page('/seller/statistics/cases', 'figure-case-list-page.tsx', { ...store, title: 'statistics.casesTitle' }),
  page('/seller/statistics/buyers', 'figure-buyer-list-page.tsx', { ...store, title: 'statistics.buyersTitle' }),
  page('/seller/statistics/campaign', 'campaign-order-list-page.tsx', { ...store, title: 'statistics.campaignTitle' }),
  page('/seller/statistics/views', 'figure-view-list-page.tsx', { ...store, title: 'statistics.viewsTitle' }),
  page('/seller/statistics/prices', 'price-position-list-page.tsx', { ...store, title: 'pricePosition.title' }),
])
