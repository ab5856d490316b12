import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { skusForSale } from '../../pricing/server/public.ts'
import { findOrderHeader, shippableLines } from '../../order/server/public.ts'
import type { SendableKind } from '../endpoints.ts'
import { attachFile, type Card } from './message-repository.ts'
import { platformDesk } from './agents.ts'
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
export async function contentOf(unit: Transaction, draft: Draft, thread: Thread, senderId: number): Promise<Content | Failure> {
  if (draft.kind === 'text') return draft.text === '' ? failure('chat.empty', {}, { field: 'text' }) : { body: draft.text }
  if (draft.kind === 'goods') return goodsCard(unit, draft.productId ?? 0, thread)
  if (draft.kind === 'order') return orderCard(unit, draft.orderSn, thread)
  const { fileId } = draft
  if (fileId && (await attachFile(unit, fileId, thread.threadId, senderId))) return { body: draft.text, fileId }
  return failure('chat.fileGone', {}, { field: 'fileId' })
}

async function goodsCard(unit: Transaction, productId: number, { deskId }: Thread): Promise<Content | Failure> {
  const sku = (await skusForSale(unit, [productId], 'retail')).get(productId)
  const isHere = sku?.onSale && (deskId === platformDesk || sku.storeId === deskId)
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
async function orderCard(unit: Transaction, orderSn: string, { memberId, deskId }: Thread): Promise<Content | Failure> {
  const head = await findOrderHeader(unit, orderSn, { memberId })
  const isHere = head && (deskId === platformDesk || (await findOrderHeader(unit, orderSn, { storeIds: [deskId] })))
  if (!isHere) return failure('chat.orderAbsent', {}, { field: 'orderSn' })
  const lines = await shippableLines(unit, head.orderId)
  const [first] = lines
  const say = (zh: boolean) => ({ title: orderSn, detail: (first && (zh ? first.nameZh : first.nameEn)) ?? '' })
  return { body: String(lines.length), card: { zh: say(true), en: say(false), image: first?.image ?? '', ref: orderSn } }
}
