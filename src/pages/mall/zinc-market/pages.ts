import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallZincMarketPages = pagesOf('mall/zinc-market', [
  page('/zinc', 'zinc-market-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    cache: { query: ['series', 'range', 'mode'] },
  }),
  page('/zinc/calculator', 'calculator-page.tsx', { guard: 'anyone', shell: 'mall' }),
  page('/zincFactory', 'zinc-producers-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    cache: { query: ['grade', 'place', 'vid'] },
  }),
])
