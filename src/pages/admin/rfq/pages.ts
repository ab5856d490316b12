import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminRfqPages = pagesOf('admin/rfq', [
  page('/admin/inquiry/list', 'rfq-list-page.tsx', {
    guard: { platform: 'platform.orders' },
    shell: 'platform',
    title: 'rfqPage.deskTitle',
  }),
])
