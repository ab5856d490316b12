import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallReplacementPages = pagesOf(
  'mall/replacement',
  [
    page('/prototype/replacement/search', 'replacement-page.tsx', {
      guard: 'anyone',
      shell: 'mall',
      title: 'toolsReplace.replaceTitle',
      cache: { query: ['productId', 'keyword', 'number'] },
    }),
  ],
  [{ from: '/prototype', to: '/prototype/replacement/search' }],
)
