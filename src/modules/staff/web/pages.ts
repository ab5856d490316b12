import { page, pagesOf } from '../../../api/page.ts'

export const staffPages = pagesOf('staff', [
  page('/seller/staff/list', 'supplier/store-staff-page.tsx', { guard: { store: 'store.staff' }, shell: 'supplier', title: 'staffTitle' }),
  page('/admin/staff/list', 'platform/platform-staff-page.tsx', {
    guard: { platform: 'platform.staff' },
    shell: 'platform',
    title: 'staffTitle',
  }),
  page('/member/post', 'member/own-seats-page.tsx', { guard: 'login', shell: 'member', title: 'postsTitle' }),
])
