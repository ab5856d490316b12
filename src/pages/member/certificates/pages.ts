import { page, pagesOf } from '../../../rendering/page/page.ts'

export const memberCertificatesPages = pagesOf('member/certificates', [
  page('/member/certificate/list', 'certificate-list-page.tsx', { guard: 'login', shell: 'member', title: 'qualityCertificate.listTitle' }),
])
