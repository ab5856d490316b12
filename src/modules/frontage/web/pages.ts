import { page, pagesOf } from '../../../api/page.ts'

export const frontagePages = pagesOf('frontage', [
  page('/', 'mall/home-page.tsx', { guard: 'anyone', shell: 'mall', title: 'home', cache: { query: [] } }),
])
