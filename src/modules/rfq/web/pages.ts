import { page, pagesOf } from '../../../api/page.ts'

const own = { guard: 'login', shell: 'member' } as const
const store = { guard: { store: 'store.quote' }, shell: 'supplier' } as const

export const rfqPages = pagesOf(
  'rfq',
  [
    page('/inquiry/index', 'member/inquiry-home-page.tsx', { ...own, title: 'homeTitle' }),
    page('/inquiry/purchaser/init_inquiry', 'member/init-inquiry-page.tsx', { ...own, title: 'startTitle' }),
    page('/member/inquireOrder/list', 'member/open-list-page.tsx', { ...own, title: 'openTitle' }),
    page('/member/inquireOrder/detail', 'member/inquiry-detail-page.tsx', { ...own, title: 'openTitle' }),
    page('/member/inquireOrder/quotation', 'member/comparison-page.tsx', { ...own, title: 'compareTitle' }),
    page('/member/enquiryOrder/list', 'member/basket-list-page.tsx', { ...own, title: 'basketTitle' }),
    page('/member/enquiryOrder/detail', 'member/enquiry-detail-page.tsx', { ...own, title: 'basketTitle' }),
    page('/member/inquiry/myInq', 'member/my-inquiries-page.tsx', { ...own, title: 'myInqTitle' }),
    page('/member/inquiry/myQuo', 'member/my-quotations-page.tsx', { ...own, title: 'myQuoTitle' }),
    page('/member/inquiry/myCon', 'member/my-contracts-page.tsx', { ...own, title: 'myConTitle' }),
    page('/member/order/quoteOrder', 'member/quote-orders-page.tsx', { ...own, title: 'quoteOrdersTitle' }),
    page('/inquire/index', 'member/hall-page.tsx', { ...own, title: 'hallTitle' }),
    page('/seller/inquiry/list', 'supplier/inquiry-list-page.tsx', { ...store, title: 'supplierTitle' }),
    page('/seller/quotation/edit', 'supplier/quotation-edit-page.tsx', { ...store, title: 'quoteTitle' }),
    page('/admin/inquiry/list', 'platform/inquiry-desk-page.tsx', {
      guard: { platform: 'platform.orders' },
      shell: 'platform',
      title: 'deskTitle',
    }),
  ],
  [
    { from: '/inquiry', to: '/inquiry/index' },
    { from: '/inquire', to: '/inquire/index' },
  ],
)
