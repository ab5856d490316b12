import { page, pagesOf } from '../../../rendering/page/page.ts'

export const memberPurchaseOptimizationPages = pagesOf('member/purchase-optimization', [
  page('/prototype/optimize/index', 'optimization-page.tsx', { guard: 'login', shell: 'member', title: 'toolsOptimize.optimizeTitle' }),
  page('/prototype/optimize/history', 'optimization-history-page.tsx', {
    guard: 'login',
    shell: 'member',
    title: 'toolsOptimize.historyTitle',
  }),
  page('/prototype/optimize/hisDetail', 'optimization-detail-page.tsx', {
    guard: 'login',
    shell: 'member',
    title: 'toolsOptimize.detailTitle',
  }),
])
