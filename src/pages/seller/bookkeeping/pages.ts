import { page, pagesOf } from '../../../rendering/page/page.ts'

const accountant = { guard: { store: 'store.finance' }, shell: 'supplier' } as const

export const sellerBookkeepingPages = pagesOf('seller/bookkeeping', [
  page('/seller/statement/match', 'match-page.tsx', { ...accountant, title: 'bookkeepingPage.matchTitle' }),
])
