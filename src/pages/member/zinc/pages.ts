import { page, pagesOf } from '../../../rendering/page/page.ts'

export const memberZincPages = pagesOf('member/zinc', [
  page('/member/consultZinc', 'price-alerts-page.tsx', { guard: 'login', shell: 'member', title: 'marketDesk.alertsTitle' }),
])
