import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import type { ChatMessageView } from '../endpoints.ts'
import { chatRefusalMessages } from '../messages.ts'
import type { Card, ChatMessage, Side } from './message-repository.ts'

/** Who looks: a message of the own side shows on the right. */
export type MessageReader = { readonly side: Exclude<Side, 'auto'>; readonly lang: Language }

/** Address of a sent file. */
export function chatFileUrl(fileId: string): string {
  return `/chat-files/${fileId}`
}

/** A stored message as one side sees it. */
export function viewOf(message: ChatMessage, { side, lang }: MessageReader): ChatMessageView {
  const say = translate(lang, chatRefusalMessages)
  const deskName = message.side === 'desk' ? (message.senderName ?? say('platformAgent')) : ''
  return {
    messageId: message.messageId,
    side: message.side,
    isMine: message.side === side ? 1 : 0,
    senderName: message.side === 'customer' ? (message.senderName ?? '') : deskName,
    kind: message.kind,
    text: message.kind === 'note' ? say('lastClosed') : message.kind === 'order' ? '' : message.body,
    card: cardOf(message, lang),
    file: fileOf(message),
    createTime: message.createdAt.toISOString(),
  }
}

function isCard(card: ChatMessage['card']): card is Card {
  return 'ref' in card
}

function cardOf(message: ChatMessage, lang: Language): ChatMessageView['card'] {
  if (!isCard(message.card)) return null
  const { image, ref } = message.card
  const text = message.card[lang]
  if (message.kind === 'goods') return { ...text, image, link: `/goods/detail/${ref}` }
  const count = translate(lang, chatRefusalMessages)('orderDetail', { count: Number(message.body) })
  return { title: text.title, detail: `${text.detail} · ${count}`, image, link: ref }
}

function fileOf({ fileId, fileName, fileMime, fileBytes }: ChatMessage): ChatMessageView['file'] {
  if (fileId === null) return null
  return { url: chatFileUrl(fileId), name: fileName ?? '', bytes: fileBytes ?? 0, isPicture: fileMime === 'image/webp' ? 1 : 0 }
}

/** The last message of a conversation as its row shows it. */
export function lastTextOf(message: Pick<ChatMessage, 'kind' | 'body' | 'card' | 'fileName'> | null, lang: Language): string {
  if (!message) return ''
  const say = translate(lang, chatRefusalMessages)
  const name = isCard(message.card) ? message.card[lang].title : (message.fileName ?? '')
  if (message.kind === 'note') return say('lastClosed')
  if (message.kind === 'picture') return say('lastPicture')
  if (message.kind === 'file') return say('lastFile', { name })
  if (message.kind === 'goods') return say('lastGoods', { name })
  return message.kind === 'order' ? say('lastOrder', { name }) : message.body.slice(0, 80)
}
