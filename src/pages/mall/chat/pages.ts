import { page, pagesOf } from '../../../rendering/page/page.ts'

export const mallChatPages = pagesOf('mall/chat', [
  page('/service', 'chat-page.tsx', { guard: 'login', shell: 'mall', title: 'talk.service', sidebar: false }),
])
