import { page, pagesOf } from '../../../rendering/page/page.ts'

const desk = { guard: { store: 'store.orders' }, shell: 'supplier' } as const

export const sellerInvoicesPages = pagesOf('seller/invoices', [
  page('/seller/invoice/list', 'invoice-list-page.tsx', { ...desk, title: 'invoicePage.deskTitle' }),
  page('/seller/invoice/info', 'invoice-detail-page.tsx', { ...desk, title: 'invoicePage.infoTitle' }),
])
