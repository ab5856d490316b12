import type { Language, Translate } from '../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import type { AdminMallGoods, AdminMallOrder } from '../endpoints-admin.ts'
import type { LoyaltyAccountView, LoyaltyEntryView, MallGoodsView, MallOrderView } from '../endpoints.ts'
import type { loyaltyMessages } from '../messages.ts'
import { mallOrderMachine } from '../rules/mall-order-machine.ts'
import type { Lot } from './ledger/lot-repository.ts'
import type { Entry } from './ledger/statement-repository.ts'
import type { MallGoods } from './malls/goods-repository.ts'
import type { MallOrder } from './malls/order-repository.ts'

export type LoyaltyTranslate = Translate<typeof loyaltyMessages>

const timeOf = (at: Date | null) => at?.toISOString() ?? null
const titleIn = (of: { titleZh: string; titleEn: string }, lang: Language) => (lang === 'en' ? of.titleEn : of.titleZh)

/** Goods as visitors see them. */
export function goodsView(of: MallGoods, lang: Language): MallGoodsView {
  const { goodsId, mall, image, points, stock, sold, memberLimit } = of
  const texts = { title: titleIn(of, lang), detail: lang === 'en' ? of.detailEn : of.detailZh }
  return {
    goodsId,
    mall,
    ...texts,
    image,
    points,
    cash: yuanNumber(of.cashFen),
    marketPrice: yuanNumber(of.marketFen),
    stock,
    sold,
    memberLimit,
  }
}

export function adminGoodsView(of: MallGoods): AdminMallGoods {
  const { cashFen, marketFen, onSale, ...rest } = of
  return { ...rest, cash: yuanNumber(cashFen), marketPrice: yuanNumber(marketFen), onSale: onSale ? 1 : 0 }
}

type Reader = { readonly lang: Language; readonly say: LoyaltyTranslate; readonly who: 'buyer' | 'platform' }

/** An order as its member, or the platform, sees it. */
export function orderView(of: MallOrder, { lang, say, who }: Reader): MallOrderView {
  const { orderSn, mall, goodsId, image, quantity, points, state, receiver, phone, address, remark, carrier, trackingNo, version } = of
  const reason = of.cancelReason === 'timeout' || of.cancelReason === 'byBuyer' ? say(of.cancelReason) : of.cancelReason
  return {
    orderSn,
    mall,
    goodsId,
    title: titleIn(of, lang),
    image,
    quantity,
    points,
    cash: yuanNumber(of.cashFen),
    state,
    stateText: say(`state_${state}`),
    receiver,
    phone,
    address,
    remark,
    carrier,
    trackingNo,
    cancelReason: reason,
    createTime: of.createdAt.toISOString(),
    payUntil: timeOf(of.payUntil),
    payTime: timeOf(of.paidAt),
    shipTime: timeOf(of.shippedAt),
    endTime: timeOf(of.endedAt),
    version,
    can: mallOrderMachine.allowedActions(state, who),
  }
}

export function adminOrderView(of: MallOrder, reader: Omit<Reader, 'who'>): AdminMallOrder {
  return { ...orderView(of, { ...reader, who: 'platform' }), memberId: of.memberId, memberName: of.memberName }
}

const taskNotes = ['profile', 'verification', 'firstOrder', 'evaluation', 'streak', 'signIn'] as const

/** An entry as a line of the history. */
export function entryView(of: Entry, say: LoyaltyTranslate): LoyaltyEntryView {
  const { entryId, kind, amount, availableAfter, pendingAfter, lotId } = of
  const task = of.source === 'task' ? taskNotes.find((one) => one === of.note) : undefined
  const isTask = kind === 'earn' && of.source === 'task'
  return {
    entryId,
    kind,
    kindText: say(`kind_${kind}`),
    isPending: of.bucket === 'pending' ? 1 : 0,
    amount,
    availableAfter,
    pendingAfter,
    // The number of a task's lot is for machines.
    reference: isTask || kind === 'expire' ? '' : of.reference,
    note: task ? say(`note_${task}`) : of.note,
    lotId,
    expireTime: timeOf(of.expireAt),
    time: of.at.toISOString(),
  }
}

export function lotView(of: Lot, say: LoyaltyTranslate): LoyaltyAccountView['lots'][number] {
  return {
    lotId: of.lotId,
    source: of.source,
    sourceText: say(`source_${of.source}`),
    reference: of.source === 'order' ? of.reference : '',
    amount: of.amount,
    remaining: of.remaining,
    isPending: of.state === 'PENDING' ? 1 : 0,
    dueTime: timeOf(of.dueAt),
    expireTime: timeOf(of.expireAt),
  }
}
