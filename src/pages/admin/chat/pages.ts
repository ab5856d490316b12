import { page, pagesOf } from '../../../rendering/page/page.ts'

export const adminChatPages = pagesOf('admin/chat', [
  page('/admin/chat', 'chat-page.tsx', { guard: { platform: 'platform.messages' }, shell: 'platform', title: 'talk.service' }),
])
