import { page, pagesOf } from '../../../api/page.ts'

export const sitePages = pagesOf(
  'site',
  [
    page('/previewFile', 'mall/preview-file-page.tsx', { guard: 'login', shell: 'mall', title: 'preview' }),
    page('/admin/setting/list', 'platform/setting-page.tsx', {
      guard: { platform: 'platform.settings' },
      shell: 'platform',
      title: 'title',
    }),
    page('/admin/region/list', 'platform/region-page.tsx', {
      guard: { platform: 'platform.settings' },
      shell: 'platform',
      title: 'regions',
    }),
  ],
  // The specification's address of the brands.
  [{ from: '/brand', to: '/goods/brand' }],
)
