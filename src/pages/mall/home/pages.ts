import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallHomePages = pagesOf('mall/home', [
  page('/', 'home-page.tsx', { guard: 'anyone', shell: 'mall', title: 'frontageFactory.home', cache: { query: [] } }),
])
