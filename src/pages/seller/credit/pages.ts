import { page, pagesOf } from '../../../rendering/page/page.ts'

const finance = { guard: { store: 'store.finance' }, shell: 'supplier' } as const

export const sellerCreditPages = pagesOf('seller/credit', [
  page('/seller/credit/list', 'lending-page.tsx', { ...finance, title: 'creditPage.lendingTitle' }),
  page('/seller/credit/statement', 'statement-page.tsx', { ...finance, title: 'creditPage.statementTitle' }),
])
