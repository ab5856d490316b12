import { page, pagesOf } from '../../../rendering/page/page.ts'

const finance = { guard: { platform: 'platform.payments' }, shell: 'platform' } as const

export const adminWalletPages = pagesOf('admin/wallet', [
  page('/admin/withdrawal/list', 'withdrawal-list-page.tsx', { ...finance, title: 'finance.withdrawalTitle' }),
  page('/admin/recharge/list', 'recharge-list-page.tsx', { ...finance, title: 'finance.rechargeTitle' }),
  page('/admin/ledger/list', 'ledger-page.tsx', { ...finance, title: 'finance.ledgerTitle' }),
  page('/admin/finance/ledger', 'journal-page.tsx', { ...finance, title: 'finance.journalTitle' }),
])
