import { page, pagesOf } from '../../../api/page.ts'

export const toolsPages = pagesOf('sourcing-tools', [
  page('/prototype/replacement/search', 'mall/replacement-page.tsx', {
    guard: 'anyone',
    shell: 'mall',
    title: 'replaceTitle',
    cache: { query: ['productId', 'keyword', 'number'] },
  }),
  page('/prototype/replacement/list', 'member/accepted-list-page.tsx', { guard: 'login', shell: 'member', title: 'acceptedTitle' }),
])
