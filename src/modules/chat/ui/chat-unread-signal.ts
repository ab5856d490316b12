export const conversationRead = 'zb:talk-read'

/** Tells badges on this page that a conversation was read here. */
export function announceConversationRead(): void {
  window.dispatchEvent(new Event(conversationRead))
}
