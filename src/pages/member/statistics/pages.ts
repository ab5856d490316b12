import { page, pagesOf } from '../../../rendering/page/page.ts'

const mine = { guard: 'login', shell: 'member' } as const

export const memberStatisticsPages = pagesOf('member/statistics', [
  page('/member/statistics/index', 'statistics-page.tsx', { ...mine, title: 'buyerStatistics.title' }),
  page('/member/statistics/orders', 'figure-order-list-page.tsx', { ...mine, title: 'buyerStatistics.ordersTitle' }),
])
