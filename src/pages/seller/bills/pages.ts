import { page, pagesOf } from '../../../rendering/page/page.ts'

const accountant = { guard: { store: 'store.finance' }, shell: 'supplier' } as const

export const sellerBillsPages = pagesOf('seller/bills', [
  page('/seller/bill/list', 'bill-list-page.tsx', { ...accountant, title: 'settlementPage.sellerTitle' }),
  page('/seller/bill/detail', 'bill-detail-page.tsx', { ...accountant, title: 'settlementPage.detailTitle' }),
  page('/seller/bill/account', 'payout-account-page.tsx', { ...accountant, title: 'settlementPage.accountTitle' }),
])
