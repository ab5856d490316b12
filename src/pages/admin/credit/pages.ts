import { page, pagesOf } from '../../../rendering/page/page.ts'

const finance = { guard: { platform: 'platform.payments' }, shell: 'platform' } as const

export const adminCreditPages = pagesOf('admin/credit', [
  page('/admin/credit/list', 'lending-page.tsx', { ...finance, title: 'creditPage.lendingTitle' }),
  page('/admin/credit/statement', 'statement-page.tsx', { ...finance, title: 'creditPage.statementTitle' }),
])
