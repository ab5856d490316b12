import { page, pagesOf } from '../../../rendering/page/page.ts'

const open = { guard: 'anyone', shell: 'mall' } as const

export const mallGroupSalesPages = pagesOf(
  'mall/group-sales',
  [
    page('/sale/group', 'group-list-page.tsx', { ...open, title: 'groupPage.listTitle' }),
    page('/sale/group/team', 'team-page.tsx', { ...open, title: 'teamPage.detailTitle' }),
    page('/sale/group/detail', 'group-detail-page.tsx', { ...open, title: 'groupPage.detailTitle' }),
  ],
  [{ from: '/sale', to: '/sale/group' }],
)
