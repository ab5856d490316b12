import { page, pagesOf } from '../../../rendering/page/page.ts'

const mine = { guard: 'login', shell: 'member' } as const

export const memberBookkeepingPages = pagesOf('member/bookkeeping', [
  page('/member/statement/match', 'match-page.tsx', { ...mine, title: 'bookkeepingPage.matchTitle' }),
])
