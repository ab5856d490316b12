import { page, pagesOf } from '../../../api/page.ts'

const buyers = { memberTypes: [2] } as const

export const samplePages = pagesOf(
  'sample',
  [
    page('/member/sample/list', 'member/sample-list-page.tsx', { guard: buyers, shell: 'member', title: 'listTitle' }),
    page('/member/sample/apply', 'member/sample-apply-page.tsx', { guard: buyers, shell: 'member', title: 'applyTitle' }),
    page('/member/sample/applyInfo', 'member/sample-info-page.tsx', { guard: buyers, shell: 'member', title: 'infoTitle' }),
    page('/seller/sample/list', 'supplier/sample-list-page.tsx', {
      guard: { store: 'store.orders' },
      shell: 'supplier',
      title: 'deskTitle',
    }),
  ],
  [
    { from: '/prototype/sample/apply', to: '/member/sample/apply' },
    { from: '/prototype/sample/history', to: '/member/sample/list' },
    { from: '/prototype/sample/detail', to: '/member/sample/applyInfo' },
  ],
)
