import { page, pagesOf } from '../../../rendering/page/page.ts'

export const memberStoreApplicationPages = pagesOf('member/store-application', [
  page('/member/storeApply', 'store-application-page.tsx', { guard: 'login', shell: 'member', title: 'storeApply.applyTitle' }),
])
