import { page, pagesOf } from '../../../rendering/page/page.ts'

const finance = { guard: { platform: 'platform.finance' }, shell: 'platform' } as const

export const adminFinancePages = pagesOf('admin/finance', [
  page('/admin/finance/index', 'finance-page.tsx', { ...finance, title: 'settlementPage.financeTitle' }),
  page('/admin/finance/rates', 'rate-list-page.tsx', { ...finance, title: 'settlementPage.ratesTitle' }),
  page('/admin/finance/accounts', 'payout-account-list-page.tsx', { ...finance, title: 'settlementPage.accountAdminTitle' }),
  page('/admin/finance/reconciliation', 'reconciliation-page.tsx', { ...finance, title: 'reconciliation.title' }),
  page('/admin/finance/differences', 'difference-list-page.tsx', { ...finance, title: 'reconciliation.differencesTitle' }),
  page('/admin/finance/vouchers', 'voucher-list-page.tsx', { ...finance, title: 'bookkeepingPage.platformVouchers' }),
  page('/admin/bill/list', 'bill-list-page.tsx', { ...finance, title: 'settlementPage.adminTitle' }),
  page('/admin/bill/detail', 'bill-detail-page.tsx', { ...finance, title: 'settlementPage.detailTitle' }),
])
