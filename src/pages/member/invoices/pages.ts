import { page, pagesOf } from '../../../rendering/page/page.ts'

const mine = { guard: 'login', shell: 'member' } as const

export const memberInvoicesPages = pagesOf('member/invoices', [
  page('/member/invoice', 'invoice-list-page.tsx', { ...mine, title: 'invoicePage.listTitle' }),
  page('/member/invoice/header', 'title-list-page.tsx', { ...mine, title: 'invoicePage.headerTitle' }),
  page('/member/invoice/address', 'receiver-list-page.tsx', { ...mine, title: 'invoicePage.addressTitle' }),
  page('/member/invoice/add', 'invoice-apply-page.tsx', { ...mine, title: 'invoicePage.addTitle' }),
  page('/member/invoice/info', 'invoice-detail-page.tsx', { ...mine, title: 'invoicePage.infoTitle' }),
])
