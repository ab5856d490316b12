import { page, pagesOf } from '../../../rendering/page/page.ts'

const anyone = { guard: 'anyone', shell: 'mall', title: 'tenderPage.listTitle' } as const

export const mallTendersPages = pagesOf(
  'mall/tenders',
  [
    page('/bid/index', 'tender-list-page.tsx', anyone),
    page('/bid/more', 'tender-list-page.tsx', anyone),
    page('/bid/more_terBid', 'tender-list-page.tsx', { ...anyone, title: 'tenderPage.endedTitle' }),
    page('/bid/detail', 'tender-notice-page.tsx', { ...anyone, title: 'tenderPage.noticeTitle' }),
    page('/bid/winbidNoti', 'tender-notice-page.tsx', { ...anyone, title: 'tenderPage.awardTitle' }),
    page('/bid/terbidNoti', 'tender-notice-page.tsx', { ...anyone, title: 'tenderPage.terminationTitle' }),
  ],
  [{ from: '/bid', to: '/bid/index' }],
)
