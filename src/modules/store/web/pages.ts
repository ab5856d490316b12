import { page, pagesOf } from '../../../api/page.ts'

export const storePages = pagesOf('store', [
  page('/store/list_old', 'mall/store-table-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'storeList',
    cache: { query: ['current'] },
  }),
  page('/isp_register', 'mall/isp-register-page.tsx', { guard: 'anyone', shell: 'mall', title: 'title', sidebar: false }),
  page('/member/storeApply', 'member/store-apply-page.tsx', { guard: 'login', shell: 'member', title: 'applyTitle' }),
  page('/admin/store/list', 'platform/store-desk-page.tsx', {
    guard: { platform: 'platform.stores' },
    shell: 'platform',
    title: 'deskTitle',
  }),
  page('/store/list', 'mall/store-list-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'storeList',
    cache: { query: ['keyword', 'type', 'current'] },
  }),
  page('/seller/closure', 'supplier/closure-page.tsx', { guard: { store: 'store.decorate' }, shell: 'supplier', title: 'closureTitle' }),
  page('/seller/certificate/list', 'supplier/certificate-list-page.tsx', {
    guard: { store: 'store.decorate' },
    shell: 'supplier',
    title: 'certificates',
  }),
  page('/seller/news/list', 'supplier/news-list-page.tsx', { guard: { store: 'store.decorate' }, shell: 'supplier', title: 'posts' }),
])
