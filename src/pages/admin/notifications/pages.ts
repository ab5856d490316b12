import { page, pagesOf } from '../../../rendering/page/page.ts'

const desk = { guard: { platform: 'platform.messages' }, shell: 'platform' } as const

export const adminNotificationsPages = pagesOf('admin/notifications', [
  page('/admin/notice/list', 'template-list-page.tsx', { ...desk, title: 'messageCentre.templates' }),
  page('/admin/notice/delivery', 'delivery-list-page.tsx', { ...desk, title: 'messageCentre.deliveries' }),
])
