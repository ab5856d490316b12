import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminCertificatesPages = pagesOf('admin/certificates', [
  page('/admin/certificate/list', 'certificate-list-page.tsx', {
    guard: { platform: 'platform.stores' },
    shell: 'platform',
    title: 'catalogCertificates.certificatesTitle',
  }),
])
