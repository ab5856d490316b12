import { page, pagesOf } from '../../../rendering/page/page.ts'

export const memberQuickOrderPages = pagesOf(
  'member/quick-order',
  [
    page('/quickOrder', 'quick-order-page.tsx', { guard: 'login', shell: 'member', title: 'toolsQuick.quickTitle' }),
    page('/demand', 'demand-page.tsx', { guard: 'login', shell: 'member', title: 'toolsDemand.demandTitle' }),
  ],
  [
    { from: '/prototype/quickOrder', to: '/quickOrder' },
    { from: '/prototype/demand', to: '/demand' },
  ],
)
