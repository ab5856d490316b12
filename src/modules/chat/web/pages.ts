import { page, pagesOf } from '../../../api/page.ts'

export const chatPages = pagesOf('chat', [
  page('/service', 'mall/chat-page.tsx', { guard: 'login', shell: 'mall', title: 'service', sidebar: false }),
  page('/seller/chat', 'supplier/chat-desk-page.tsx', { guard: { store: 'store.chat' }, shell: 'supplier', title: 'service' }),
  page('/admin/chat', 'platform/chat-desk-page.tsx', { guard: { platform: 'platform.messages' }, shell: 'platform', title: 'service' }),
])
