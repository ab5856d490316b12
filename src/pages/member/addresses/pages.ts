import { page, pagesOf } from '../../../rendering/page/page.ts'

const mine = { guard: 'login', shell: 'member' } as const

export const memberAddressesPages = pagesOf('member/addresses', [
  page('/member/address/list', 'address-list-page.tsx', { ...mine, title: 'trade.addressTitle' }),
])
