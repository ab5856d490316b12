import { page, pagesOf } from '../../../rendering/page/page.ts'

export const sellerQualityCertificatesPages = pagesOf('seller/quality-certificates', [
  page('/seller/qualityCertificate/list', 'certificate-list-page.tsx', {
    guard: { store: 'store.orders' },
    shell: 'supplier',
    title: 'qualityCertificate.listTitle',
  }),
])
