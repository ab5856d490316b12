import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminMarketPages = pagesOf('admin/market', [
  page('/admin/market/quotes', 'quote-list-page.tsx', {
    guard: { platform: 'platform.market' },
    shell: 'platform',
    title: 'marketDesk.quotesTitle',
  }),
])
