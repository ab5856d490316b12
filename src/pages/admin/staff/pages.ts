import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminStaffPages = pagesOf('admin/staff', [
  page('/admin/staff/list', 'platform-staff-page.tsx', {
    guard: { platform: 'platform.staff' },
    shell: 'platform',
    title: 'staffPage.staffTitle',
  }),
])
