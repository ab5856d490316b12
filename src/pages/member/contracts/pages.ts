import { page, pagesOf } from '../../../rendering/page/page.ts'

const mine = { guard: { memberTypes: [3, 6] }, shell: 'member' } as const

export const memberContractsPages = pagesOf('member/contracts', [
  page('/member/contract/index', 'contract-list-page.tsx', { ...mine, title: 'contractPage.listTitle' }),
  page('/member/contract/detail', 'contract-detail-page.tsx', { ...mine, title: 'contractPage.detailTitle' }),
  page('/member/contract/due', 'contract-due-page.tsx', { ...mine, title: 'contractDuePage.title' }),
  page('/member/contract/add', 'contract-edit-page.tsx', { ...mine, title: 'contractPage.addTitle' }),
  page('/member/contract/authen', 'contract-authentication-page.tsx', { ...mine, title: 'contractPage.authenTitle' }),
  page('/member/contract/successInform', 'contract-success-page.tsx', { ...mine, title: 'contractPage.successTitle' }),
  page('/cancelAgreement', 'cancel-agreement-page.tsx', { ...mine, title: 'contractPage.cancelTitle' }),
  page('/contract/agreement', 'contract-agreement-page.tsx', { guard: 'login', shell: 'member', title: 'contractPage.agreementTitle' }),
])
