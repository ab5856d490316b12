export const talkRead = 'zb:talk-read'

/** Tells badges on this page that a conversation was read here. */
export function announceTalkRead(): void {
  window.dispatchEvent(new Event(talkRead))
}
