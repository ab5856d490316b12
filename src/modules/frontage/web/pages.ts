import { page, pagesOf } from '../../../api/page.ts'

export const frontagePages = pagesOf('frontage', [
  page('/', 'mall/home-page.tsx', { guard: 'anyone', shell: 'mall', title: 'home', cache: { query: [] } }),
  page('/zinc', 'mall/zinc-page.tsx', { guard: 'anyone', shell: 'mall', title: 'zincMarket', cache: { query: ['series', 'range'] } }),
  page('/zinc/calculator', 'mall/calculator-page.tsx', { guard: 'anyone', shell: 'mall', title: 'zincCalculator' }),
  page('/admin/banner/list', 'platform/banner-list-page.tsx', {
    guard: { platform: 'platform.content' },
    shell: 'platform',
    title: 'banners',
  }),
])
