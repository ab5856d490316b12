import { page, pagesOf } from '../../../api/page.ts'

export const privacyPages = pagesOf('privacy', [
  page('/member/privacy', 'member/privacy-page.tsx', { guard: 'login', shell: 'member', title: 'privacyTitle' }),
  page('/member/cancelAccount', 'member/cancel-account-page.tsx', { guard: 'login', shell: 'member', title: 'cancelTitle' }),
  page('/admin/privacy/inventory', 'platform/inventory-page.tsx', {
    guard: { platform: 'platform.audit' },
    shell: 'platform',
    title: 'inventoryTitle',
  }),
])
