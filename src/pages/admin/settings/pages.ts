import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminSettingsPages = pagesOf('admin/settings', [
  page('/admin/setting/list', 'setting-list-page.tsx', {
    guard: { platform: 'platform.settings' },
    shell: 'platform',
    title: 'siteSettings.title',
  }),
  page('/admin/region/list', 'region-list-page.tsx', {
    guard: { platform: 'platform.settings' },
    shell: 'platform',
    title: 'siteRegions.regions',
  }),
])
