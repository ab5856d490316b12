import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { skusForSale } from '../../pricing/server/public.ts'
import { findOrderHeader, shippableLines } from '../../order/server/public.ts'
import type { SendableKind } from '../endpoints.ts'
import { attachFile, type Card } from './message-repository.ts'
import { platformInbox } from './inbox-agents.ts'
import type { Thread } from './thread-repository.ts'

/** What somebody wants to send, as the contract parsed it. */
export type Draft = {
  readonly kind: SendableKind
  readonly text: string
  readonly fileId?: string | undefined
  readonly productId?: number | undefined
  readonly orderSn: string
}
export type Content = { readonly body: string; readonly card?: Card; readonly fileId?: string }

/**
 * Checks a draft and makes of it what is stored. A card keeps names and a picture, never a price: the other side may
 * belong to another price class. Refusals: `chat.empty`, `fileGone`, `goodsAbsent`, `orderAbsent`.
 */
export async function contentOf(tx: Transaction, draft: Draft, thread: Thread, senderId: number): Promise<Content | Failure> {
  if (draft.kind === 'text') return draft.text === '' ? failure('chat.empty', {}, { field: 'text' }) : { body: draft.text }
  if (draft.kind === 'goods') return goodsCard(tx, draft.productId ?? 0, thread)
  if (draft.kind === 'order') return orderCard(tx, draft.orderSn, thread)
  const { fileId } = draft
  if (fileId && (await attachFile(tx, fileId, thread.threadId, senderId))) return { body: draft.text, fileId }
  return failure('chat.fileGone', {}, { field: 'fileId' })
}

async function goodsCard(tx: Transaction, productId: number, { deskId }: Thread): Promise<Content | Failure> {
  const sku = (await skusForSale(tx, [productId], 'retail')).get(productId)
  const isHere = sku?.onSale && (deskId === platformInbox || sku.storeId === deskId)
  if (!isHere) return failure('chat.goodsAbsent', {}, { field: 'productId' })
  const card = {
    zh: { title: sku.nameZh, detail: sku.specZh },
    en: { title: sku.nameEn, detail: sku.specEn },
    image: sku.image,
    ref: String(productId),
  }
  return { body: '', card }
}

/** Only an order of this very customer with this very desk: a card must not show one side what is not theirs. */
async function orderCard(tx: Transaction, orderSn: string, { memberId, deskId }: Thread): Promise<Content | Failure> {
  const head = await findOrderHeader(tx, orderSn, { memberId })
  const isHere = head && (deskId === platformInbox || (await findOrderHeader(tx, orderSn, { storeIds: [deskId] })))
  if (!isHere) return failure('chat.orderAbsent', {}, { field: 'orderSn' })
  const lines = await shippableLines(tx, head.orderId)
  const [first] = lines
  const say = (zh: boolean) => ({ title: orderSn, detail: (first && (zh ? first.nameZh : first.nameEn)) ?? '' })
  return { body: String(lines.length), card: { zh: say(true), en: say(false), image: first?.image ?? '', ref: orderSn } }
}
