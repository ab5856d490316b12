import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallGuestQuotationPages = pagesOf('mall/guest-quotation', [
  page('/quo_yd', 'guest-quotation-page.tsx', { guard: 'anyone', shell: 'mall', title: 'guestPage.title' }),
])
