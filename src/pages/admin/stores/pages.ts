import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminStoresPages = pagesOf('admin/stores', [
  page('/admin/store/list', 'store-list-page.tsx', {
    guard: { platform: 'platform.stores' },
    shell: 'platform',
    title: 'storeApply.deskTitle',
  }),
  page('/admin/store/detail', 'store-detail-page.tsx', {
    guard: { platform: 'platform.stores' },
    shell: 'platform',
    title: 'storeApply.deskTitle',
  }),
])
