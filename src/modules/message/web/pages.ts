import { page, pagesOf } from '../../../api/page.ts'

export const messagePages = pagesOf(
  'message',
  [
    page('/service', 'mall/chat-page.tsx', { guard: 'login', shell: 'mall', title: 'service', sidebar: false }),
    page('/msg/list', 'member/message-list-page.tsx', { guard: 'login', shell: 'member', title: 'centre' }),
  ],
  [{ from: '/msg', to: '/msg/list' }],
)
