import { page, pagesOf } from '../../../rendering/page/page.ts'

export const sellerCertificatesPages = pagesOf('seller/certificates', [
  page('/seller/certificate/list', 'certificate-list-page.tsx', {
    guard: { store: 'store.orders' },
    shell: 'supplier',
    title: 'qualityCertificate.listTitle',
  }),
])
