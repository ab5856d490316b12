import { page, pagesOf } from '../../../api/page.ts'

const desk = { guard: { platform: 'platform.messages' }, shell: 'platform' } as const

export const messagePages = pagesOf(
  'message',
  [
    page('/msg/list', 'member/message-list-page.tsx', { guard: 'login', shell: 'member', title: 'centre' }),
    page('/msg/setting', 'member/notice-setting-page.tsx', { guard: 'login', shell: 'member', title: 'settings' }),
    page('/admin/notice/list', 'platform/template-list-page.tsx', { ...desk, title: 'templates' }),
    page('/admin/notice/delivery', 'platform/delivery-list-page.tsx', { ...desk, title: 'deliveries' }),
  ],
  [{ from: '/msg', to: '/msg/list' }],
)
