import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallTopicsPages = pagesOf('mall/topics', [
  page('/topic', 'topic-page.tsx', { guard: 'anyone', shell: 'mall', title: 'frontageDesk.topic', cache: { query: ['topicId'] } }),
  page('/activity', 'campaign-list-page.tsx', { guard: 'anyone', shell: 'mall', cache: { query: [] } }),
])
