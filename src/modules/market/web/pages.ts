import { page, pagesOf } from '../../../api/page.ts'

export const marketPages = pagesOf('market', [
  page('/member/consultZinc', 'member/consult-zinc-page.tsx', { guard: 'login', shell: 'member', title: 'alertsTitle' }),
  page('/seller/pricing/list', 'supplier/pricing-list-page.tsx', {
    guard: { store: 'store.orders' },
    shell: 'supplier',
    title: 'deskTitle',
  }),
  page('/admin/market/quotes', 'platform/quote-list-page.tsx', {
    guard: { platform: 'platform.market' },
    shell: 'platform',
    title: 'quotesTitle',
  }),
])
