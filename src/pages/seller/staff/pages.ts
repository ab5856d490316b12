import { page, pagesOf } from '../../../rendering/page/page.ts'

export const sellerStaffPages = pagesOf('seller/staff', [
  page('/seller/staff/list', 'store-staff-page.tsx', { guard: { store: 'store.staff' }, shell: 'supplier', title: 'staffPage.staffTitle' }),
])
