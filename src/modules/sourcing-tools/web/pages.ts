import { page, pagesOf } from '../../../api/page.ts'

export const toolsPages = pagesOf(
  'sourcing-tools',
  [
    page('/prototype/replacement/search', 'mall/replacement-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'replaceTitle',
      cache: { query: ['productId', 'keyword', 'number'] },
    }),
    page('/prototype/replacement/list', 'member/accepted-list-page.tsx', { guard: 'login', shell: 'member', title: 'acceptedTitle' }),
    page('/quickOrder', 'member/quick-order-page.tsx', { guard: 'login', shell: 'member', title: 'quickTitle' }),
    page('/demand', 'member/demand-page.tsx', { guard: 'login', shell: 'member', title: 'demandTitle' }),
    page('/prototype/optimize/index', 'member/optimize-page.tsx', { guard: 'login', shell: 'member', title: 'optimizeTitle' }),
    page('/prototype/optimize/history', 'member/optimize-history-page.tsx', { guard: 'login', shell: 'member', title: 'historyTitle' }),
    page('/prototype/optimize/hisDetail', 'member/optimize-detail-page.tsx', { guard: 'login', shell: 'member', title: 'detailTitle' }),
  ],
  [
    { from: '/prototype', to: '/prototype/replacement/search' },
    { from: '/prototype/quickOrder', to: '/quickOrder' },
    { from: '/prototype/demand', to: '/demand' },
  ],
)
