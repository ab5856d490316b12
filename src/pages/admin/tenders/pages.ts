import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminTendersPages = pagesOf('admin/tenders', [
  page('/admin/bid/list', 'tender-review-page.tsx', {
    guard: { platform: 'platform.orders' },
    shell: 'platform',
    title: 'tenderPage.reviewTitle',
  }),
  page('/admin/bid/deposit', 'deposit-page.tsx', {
    guard: { platform: 'platform.payments' },
    shell: 'platform',
    title: 'tenderPage.depositsTitle',
  }),
])
