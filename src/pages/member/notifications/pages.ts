import { page, pagesOf } from '../../../rendering/page/page.ts'

export const memberNotificationsPages = pagesOf(
  'member/notifications',
  [
    page('/msg/list', 'message-list-page.tsx', { guard: 'login', shell: 'member', title: 'messageCentre.centre' }),
    page('/msg/setting', 'notification-settings-page.tsx', { guard: 'login', shell: 'member', title: 'messageCentre.settings' }),
  ],
  [{ from: '/msg', to: '/msg/list' }],
)
