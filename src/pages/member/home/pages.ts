import { page, pagesOf } from '../../../rendering/page/page.ts'

const mine = { guard: 'login', shell: 'member' } as const

export const memberHomePages = pagesOf(
  'member/home',
  [page('/member/index', 'home-page.tsx', { ...mine, title: 'trade.myOrders' })],
  [{ from: '/member', to: '/member/index' }],
)
