import { page, pagesOf } from '../../../rendering/page/page.ts'

const mine = { guard: 'login', shell: 'member' } as const

export const memberWalletPages = pagesOf('member/wallet', [
  page('/member/balance', 'balance-page.tsx', { ...mine, title: 'balancePage.balanceTitle' }),
  page('/member/recharge', 'recharge-page.tsx', { ...mine, title: 'balancePage.rechargeTitle' }),
  page('/member/withdrawal', 'withdrawal-page.tsx', { ...mine, title: 'balancePage.withdrawalTitle' }),
])
