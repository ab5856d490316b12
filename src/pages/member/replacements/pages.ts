import { page, pagesOf } from '../../../rendering/page/page.ts'

export const memberReplacementsPages = pagesOf('member/replacements', [
  page('/prototype/replacement/list', 'accepted-replacement-list-page.tsx', {
    guard: 'login',
    shell: 'member',
    title: 'toolsPage.acceptedTitle',
  }),
])
