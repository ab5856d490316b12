import { page, pagesOf } from '../../../rendering/page/page.ts'

const own = { guard: 'login', shell: 'member' } as const

export const memberRfqPages = pagesOf(
  'member/rfq',
  [
    page('/inquiry/index', 'rfq-home-page.tsx', { ...own, title: 'rfqPage.homeTitle' }),
    page('/inquiry/purchaser/init_inquiry', 'rfq-edit-page.tsx', { ...own, title: 'rfqPage.startTitle' }),
    page('/member/inquireOrder/list', 'rfq-list-page.tsx', { ...own, title: 'rfqPage.openTitle' }),
    page('/member/inquireOrder/detail', 'rfq-detail-page.tsx', { ...own, title: 'rfqPage.openTitle' }),
    page('/member/inquireOrder/quotation', 'quotation-comparison-page.tsx', { ...own, title: 'rfqPage.compareTitle' }),
    page('/member/enquiryOrder/list', 'enquiry-list-page.tsx', { ...own, title: 'rfqPage.basketTitle' }),
    page('/member/enquiryOrder/detail', 'enquiry-detail-page.tsx', { ...own, title: 'rfqPage.basketTitle' }),
    page('/member/inquiry/myInq', 'all-rfq-list-page.tsx', { ...own, title: 'rfqPage.myInqTitle' }),
    page('/member/inquiry/myQuo', 'received-quotations-page.tsx', { ...own, title: 'rfqPage.myQuoTitle' }),
    page('/member/inquiry/myCon', 'awarded-rfq-list-page.tsx', { ...own, title: 'rfqPage.myConTitle' }),
    page('/member/order/quoteOrder', 'quote-orders-page.tsx', { ...own, title: 'rfqPage.quoteOrdersTitle' }),
    page('/inquire/index', 'open-rfq-list-page.tsx', { ...own, title: 'rfqPage.hallTitle' }),
  ],
  [
    { from: '/inquiry', to: '/inquiry/index' },
    { from: '/inquire', to: '/inquire/index' },
  ],
)
