import { page, pagesOf } from '../../../rendering/page/page.ts'

const reading = { guard: { platform: 'platform.orders' }, shell: 'platform' } as const

export const adminContractsPages = pagesOf('admin/contracts', [
  page('/admin/contract/list', 'contract-list-page.tsx', { ...reading, title: 'contractPage.listTitle' }),
  page('/admin/contract/rescission', 'rescission-dispute-page.tsx', { ...reading, title: 'contractRescission.disputesTitle' }),
  page('/admin/contract/detail', 'contract-detail-page.tsx', { ...reading, title: 'contractPage.detailTitle' }),
])
