import { page, pagesOf } from '../../../rendering/page/page.ts'

const mine = { guard: 'login', shell: 'member' } as const

export const memberReviewsPages = pagesOf('member/reviews', [
  page('/member/order/evaluation', 'review-list-page.tsx', { ...mine, title: 'trade.evaluationTitle' }),
  page('/member/order/evaluate', 'write-review-page.tsx', { ...mine, title: 'trade.evaluateTitle' }),
])
