export const messagesRead = 'zb:messages-read'

/** Tells badges on this page how many messages are left unread. */
export function announceUnread(total: number): void {
  window.dispatchEvent(new CustomEvent(messagesRead, { detail: total }))
}
