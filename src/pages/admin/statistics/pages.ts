import { page, pagesOf } from '../../../rendering/page/page.ts'

const platform = { guard: { platform: 'platform.payments' }, shell: 'platform' } as const

export const adminStatisticsPages = pagesOf('admin/statistics', [
  page('/admin/statistics/index', 'statistics-page.tsx', { ...platform, title: 'statistics.title' }),
  page('/admin/statistics/cases', 'figure-case-list-page.tsx', { ...platform, title: 'statistics.casesTitle' }),
  page('/admin/statistics/buyers', 'figure-buyer-list-page.tsx', { ...platform, title: 'statistics.buyersTitle' }),
  page('/admin/statistics/campaign', 'campaign-order-list-page.tsx', { ...platform, title: 'statistics.campaignTitle' }),
  page('/admin/statistics/views', 'figure-view-list-page.tsx', { ...platform, title: 'statistics.viewsTitle' }),
])
