import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminPrivacyPages = pagesOf('admin/privacy', [
  page('/admin/privacy/inventory', 'inventory-page.tsx', {
    guard: { platform: 'platform.audit' },
    shell: 'platform',
    title: 'privacyPage.inventoryTitle',
  }),
])
