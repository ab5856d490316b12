import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallFilePreviewPages = pagesOf('mall/file-preview', [
  page('/previewFile', 'file-preview-page.tsx', { guard: 'login', shell: 'mall', title: 'sitePreview.preview' }),
])
