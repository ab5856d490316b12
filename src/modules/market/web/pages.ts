import { page, pagesOf } from '../../../api/page.ts'

export const marketPages = pagesOf('market', [
  page('/member/consultZinc', 'member/consult-zinc-page.tsx', { guard: 'login', shell: 'member', title: 'alertsTitle' }),
  page('/admin/market/quotes', 'platform/quote-list-page.tsx', {
    guard: { platform: 'platform.market' },
    shell: 'platform',
    title: 'quotesTitle',
  }),
])
