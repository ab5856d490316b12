import { page, pagesOf } from '../../../rendering/page/page.ts'

export const sellerChatPages = pagesOf('seller/chat', [
  page('/seller/chat', 'chat-page.tsx', { guard: { store: 'store.chat' }, shell: 'supplier', title: 'talk.service' }),
])
