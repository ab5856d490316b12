import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminInvoicesPages = pagesOf('admin/invoices', [
  page('/admin/invoice/title', 'title-review-page.tsx', {
    guard: { platform: 'platform.members' },
    shell: 'platform',
    title: 'invoicePage.reviewTitle',
  }),
])
