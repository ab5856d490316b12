import { page, pagesOf } from '../../../api/page.ts'

export const messagePages = pagesOf(
  'message',
  [page('/msg/list', 'member/message-list-page.tsx', { guard: 'login', shell: 'member', title: 'centre' })],
  [{ from: '/msg', to: '/msg/list' }],
)
