import { page, pagesOf } from '../../../rendering/page/page.ts'

export const memberQualityCertificatesPages = pagesOf('member/quality-certificates', [
  page('/member/qualityCertificate/list', 'certificate-list-page.tsx', {
    guard: 'login',
    shell: 'member',
    title: 'qualityCertificate.listTitle',
  }),
])
