import { page, pagesOf } from '../../../rendering/page/page.ts'

const buyers = { memberTypes: [2] } as const

export const memberSamplesPages = pagesOf(
  'member/samples',
  [
    page('/member/sample/list', 'sample-list-page.tsx', { guard: buyers, shell: 'member', title: 'samplePage.listTitle' }),
    page('/member/sample/apply', 'sample-apply-page.tsx', { guard: buyers, shell: 'member', title: 'samplePage.applyTitle' }),
    page('/member/sample/applyInfo', 'sample-detail-page.tsx', { guard: buyers, shell: 'member', title: 'samplePage.infoTitle' }),
  ],
  [
    { from: '/prototype/sample/apply', to: '/member/sample/apply' },
    { from: '/prototype/sample/history', to: '/member/sample/list' },
    { from: '/prototype/sample/detail', to: '/member/sample/applyInfo' },
  ],
)
