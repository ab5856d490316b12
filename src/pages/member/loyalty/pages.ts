import { page, pagesOf } from '../../../rendering/page/page.ts'

const mine = { guard: 'login', shell: 'member' } as const

export const memberLoyaltyPages = pagesOf('member/loyalty', [
  page('/member/myPoint', 'my-points-page.tsx', { ...mine, title: 'loyaltyPage.myPointTitle' }),
  page('/member/myScore', 'my-scores-page.tsx', { ...mine, title: 'loyaltyPage.myScoreTitle' }),
  page('/member/pointOrder/list', 'point-order-list-page.tsx', { ...mine, title: 'loyaltyPage.pointOrdersTitle' }),
  page('/member/pointOrder/detail', 'point-order-detail-page.tsx', { ...mine, title: 'loyaltyPage.orderTitle' }),
  page('/member/scoreOrder/list', 'score-order-list-page.tsx', { ...mine, title: 'loyaltyPage.scoreOrdersTitle' }),
  page('/member/scoreOrder/detail', 'score-order-detail-page.tsx', { ...mine, title: 'loyaltyPage.orderTitle' }),
  page('/score/task', 'score-task-page.tsx', { ...mine, title: 'loyaltyPage.tasksTitle' }),
])
