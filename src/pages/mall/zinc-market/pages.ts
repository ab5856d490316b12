import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallZincMarketPages = pagesOf('mall/zinc-market', [
  page('/zinc', 'zinc-market-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'undefined.zincMarket',
    cache: { query: ['series', 'range', 'mode'] },
  }),
  page('/zinc/calculator', 'calculator-page.tsx', { guard: 'anyone', shell: 'mall', title: 'undefined.zincCalculator' }),
  page('/zincFactory', 'zinc-producers-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'undefined.zincFactory',
    cache: { query: ['grade', 'place', 'vid'] },
  }),
])
