import { page, pagesOf } from '../../../rendering/page/page.ts'

const mine = { guard: { memberTypes: [3, 6] }, shell: 'member' } as const

export const memberCreditPages = pagesOf('member/credit', [
  page('/member/credit/index', 'credit-page.tsx', { ...mine, title: 'creditPage.title' }),
  page('/member/credit/pay', 'repay-page.tsx', { ...mine, title: 'creditPage.payTitle' }),
  page('/member/credit/apply', 'apply-page.tsx', { ...mine, title: 'creditPage.applyTitle' }),
  page('/member/credit/statement', 'statement-page.tsx', { ...mine, title: 'creditPage.statementTitle' }),
  page('/member/credit/record', 'record-page.tsx', { ...mine, title: 'creditPage.recordTitle' }),
])
