import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallSupplierRegistrationPages = pagesOf('mall/supplier-registration', [
  page('/isp_register', 'supplier-registration-page.tsx', { guard: 'anyone', shell: 'mall', title: 'storeApply.title', sidebar: false }),
])
