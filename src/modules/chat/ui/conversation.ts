import type { RefInput, RefOutput } from '../../../api/browser/call-ref.ts'
import type { Envelope } from '../../../api/envelope.ts'
import type { chatMessages, chatSend } from '../endpoints.ts'

export type MessagePage = RefOutput<typeof chatMessages>
export type Message = MessagePage['list'][number]
export type Draft = Omit<RefInput<typeof chatSend>, 'vid'>

/** One side of a conversation: how it reads, writes and says that it has read. */
export type Side = {
  /** null until the first message is written. */
  readonly threadId: number | null
  readonly messages: (asked: { before?: number; after?: number }) => Promise<Envelope<MessagePage>>
  readonly send: (draft: Draft, key: string) => Promise<Envelope<RefOutput<typeof chatSend>>>
  readonly read: (upTo: number) => Promise<unknown>
  readonly typing: () => Promise<unknown>
}
