import { page, pagesOf } from '../../../rendering/page/page.ts'

const cashier = { guard: { platform: 'platform.payments' }, shell: 'platform' } as const

export const adminPaymentsPages = pagesOf('admin/payments', [
  page('/admin/voucher/list', 'voucher-list-page.tsx', { ...cashier, title: 'cashier.voucherTitle' }),
  page('/admin/payment/list', 'payment-list-page.tsx', { ...cashier, title: 'cashier.paymentTitle' }),
])
