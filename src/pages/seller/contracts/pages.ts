import { page, pagesOf } from '../../../rendering/page/page.ts'

const mine = { guard: { store: 'store.orders' }, shell: 'supplier' } as const

export const sellerContractsPages = pagesOf('seller/contracts', [
  page('/seller/contract/list', 'contract-list-page.tsx', { ...mine, title: 'contractPage.listTitle' }),
  page('/seller/contract/detail', 'contract-detail-page.tsx', { ...mine, title: 'contractPage.detailTitle' }),
  page('/seller/contract/add', 'contract-edit-page.tsx', { ...mine, title: 'contractPage.addTitle' }),
  page('/seller/contract/authen', 'contract-authentication-page.tsx', { ...mine, title: 'contractPage.authenTitle' }),
  page('/seller/contract/successInform', 'contract-success-page.tsx', { ...mine, title: 'contractPage.successTitle' }),
])
