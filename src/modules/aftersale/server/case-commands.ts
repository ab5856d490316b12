import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { fenOfNumber, sumFen } from '../../../kernel/money/money.ts'
import { parseQuantity } from '../../../kernel/quantity/quantity.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import type { AftersaleEvent } from '../rules/aftersale-machine.ts'
import { shareFor } from '../rules/refundable.ts'
import type { BuyerAction, PlatformAction, StoreAction } from '../rules/case-actions.ts'
import { returnAddressOf, upsertReturnAddress, type AftersaleCase, type ReturnAddress } from './case-repository.ts'
import { updateLines } from './case-line-repository.ts'
import { complain, moveComplaint } from './complaint-commands.ts'
import { moveCase, type LockedCase } from './move-case.ts'
import { payBackCase, retryRefund } from './refund-case.ts'
import { mostVerdict, setAmount } from './set-amount.ts'
import { decideReturned, isUndecided, shipReplacementStock, type ReturnedLine } from './returned-goods.ts'

export type BuyerActionInput = {
  readonly action: BuyerAction
  readonly note: string
  readonly images: readonly string[]
  readonly carrier: string
  readonly trackingNo: string
}
export type StoreActionInput = {
  readonly action: StoreAction
  readonly note: string
  readonly images: readonly string[]
  /** Yuan that the store offers instead. */
  readonly amount?: number | undefined
  readonly returnAddress?: ReturnAddress | undefined
  /** What came back of the case's lines, by their place from 1, and what of it is good. */
  readonly lines: readonly ReturnedLine[]
  readonly carrier: string
  readonly trackingNo: string
}
export type PlatformActionInput = {
  readonly action: PlatformAction
  readonly note: string
  readonly amount?: number | undefined
  readonly returnAddress?: ReturnAddress | undefined
}

type Done = Promise<AftersaleCase | Failure>

/** What a buyer does about a case. Refusals: a move's, `aftersale.trackingNeeded`, those of a complaint. */
export async function buyerAct(tx: Transaction, locked: LockedCase, wish: BuyerActionInput, act: ActorContext): Done {
  const { of, lines } = locked
  const { action, note, images } = wish
  const move = (event: AftersaleEvent, change = {}) => moveCase(tx, locked, { event, who: 'buyer', act, note, images, change })
  if (action === 'complain') return complain(tx, locked, { note, images, act })
  if (action === 'withdraw' || action === 'arbitrate') return moveComplaint(tx, locked, { event: action, who: 'buyer', act, note, images })
  if (action === 'acceptOffer') {
    const amount = of.offered ?? of.amount
    const event = of.kind === 'return' ? 'acceptAndReturn' : 'acceptOffer'
    // Without an offer there is nothing to spread: the machine refuses the move.
    const agreed = of.offered === null ? locked : { ...locked, lines: await setAmount(tx, of, lines, amount) }
    return moveCase(tx, agreed, { event, who: 'buyer', act, note, images, change: { amount } })
  }
  if (action === 'sendBack') {
    if (wish.carrier === '' || wish.trackingNo === '') return failure('aftersale.trackingNeeded', {}, { field: 'trackingNo' })
    return move('sendBack', { carrier: wish.carrier, trackingNo: wish.trackingNo })
  }
  if (action === 'reapply') return move('reapply', { isReapplied: true, explanation: note === '' ? of.explanation : note })
  return move(action)
}

/** What a store does about a case. Refusals: a move's, `aftersale.noteNeeded`, `evidenceNeeded`, `offerWrong`, `trackingNeeded`, `receivedWrong`, `goodWrong`, `lossReasonNeeded`, `nothingReturned`, `replacementShort`. */
export async function storeAct(tx: Transaction, locked: LockedCase, wish: StoreActionInput, act: ActorContext): Done {
  const { of, lines } = locked
  const { action, note, images } = wish
  const move = (event: AftersaleEvent, change = {}) =>
    moveCase(tx, locked, { event, who: 'store', act, note, images, change: { ...(note === '' ? {} : { answer: note }), ...change } })
  if (note === '' && ['reject', 'refuseReceipt', 'appeal'].includes(action)) return failure('aftersale.noteNeeded', {}, { field: 'note' })
  // What the store does not take goes back to the buyer: the pictures show how it came.
  if (action === 'refuseReceipt' && images.length === 0) return failure('aftersale.evidenceNeeded', {}, { field: 'images' })
  if (action === 'appeal' || action === 'arbitrate') return moveComplaint(tx, locked, { event: action, who: 'store', act, note, images })
  if (action === 'offer') {
    const offered = wish.amount === undefined ? undefined : fenOfNumber(wish.amount)
    if (offered === undefined || offered <= 0n || offered >= of.amount) return failure('aftersale.offerWrong', {}, { field: 'amount' })
    return move('offer', { offered })
  }
  if (action === 'agree') {
    const goesBack = of.kind === 'return' || of.kind === 'exchange'
    return goesBack ? agreeReturn(tx, locked, wish, move) : move('agreeRefund')
  }
  if (action === 'receive') {
    await updateLines(
      tx,
      of.caseId,
      lines.map(({ orderLineId, number }) => ({ orderLineId, received: number })),
    )
    const moved = await move(of.kind === 'exchange' ? 'receiveForExchange' : 'receiveAll')
    return isFailure(moved) ? moved : ((await decideReturned(tx, locked, wish.lines, act)) ?? moved)
  }
  if (action === 'receivePart') {
    const moved = await receivePart(tx, locked, wish, move)
    return isFailure(moved) ? moved : ((await decideReturned(tx, locked, wish.lines, act)) ?? moved)
  }
  if (action === 'restock') return restockLater(tx, locked, wish, act)
  if (action === 'shipReplacement') {
    if (wish.carrier === '' || wish.trackingNo === '') return failure('aftersale.trackingNeeded', {}, { field: 'trackingNo' })
    const moved = await move('shipReplacement', { replaceCarrier: wish.carrier, replaceNo: wish.trackingNo })
    return isFailure(moved) ? moved : ((await shipReplacementStock(tx, locked)) ?? moved)
  }
  return move(action === 'replace' ? 'agreeReplacement' : action)
}

/** The buyer is told where to: as said now, or at the store's usual address. The first address that a store says is its usual one. */
async function agreeReturn(
  tx: Transaction,
  { of }: LockedCase,
  { returnAddress }: StoreActionInput,
  move: (event: AftersaleEvent, change: object) => Done,
): Done {
  const usual = await returnAddressOf(tx, of.storeId)
  const address = returnAddress ?? usual
  const moved = await move('agreeReturn', address ? { returnAddress: address } : {})
  if (!isFailure(moved) && address && !usual) await upsertReturnAddress(tx, of.storeId, address)
  return moved
}

/** Goods counted as received by themselves, or for which nothing was said: the store says now what of them is good. */
async function restockLater(tx: Transaction, locked: LockedCase, wish: StoreActionInput, act: ActorContext): Done {
  if (!isUndecided(locked.of.state, locked.lines)) return failure('aftersale.nothingReturned')
  return (await decideReturned(tx, locked, wish.lines, act)) ?? locked.of
}

/** Less came back than was to: the amount falls with it, and the buyer must agree. */
async function receivePart(
  tx: Transaction,
  { of, lines, sold }: LockedCase,
  wish: StoreActionInput,
  move: (event: AftersaleEvent, change: object) => Done,
): Done {
  const changes = lines.map((line, place) => {
    const told = wish.lines.find((one) => one.lineNo === place + 1)
    const decimals = sold.lines.find((one) => one.orderLineId === line.orderLineId)?.decimals ?? 0
    const received = told ? parseQuantity(told.number, decimals) : undefined
    if (received === undefined || received > line.number) return null
    const [goods, freight] = [shareFor(line.goods, received, line.number), shareFor(line.freight, received, line.number)]
    return { orderLineId: line.orderLineId, received, goods, freight, isLess: received < line.number }
  })
  const known = changes.filter((one) => one !== null)
  const amount = sumFen(known.map((one) => one.goods + one.freight))
  if (known.length < lines.length || !known.some((one) => one.isLess) || amount === 0n)
    return failure('aftersale.receivedWrong', {}, { field: 'lines' })
  await updateLines(tx, of.caseId, known)
  return move('receivePart', { amount, condition: wish.note })
}

/** What the platform does: pays back, asks again, and decides complaints. Refusals: a move's, `aftersale.noteNeeded`, `amountWrong`. */
export async function platformAct(tx: Transaction, locked: LockedCase, wish: PlatformActionInput, act: ActorContext): Done {
  const { of, lines } = locked
  const { action, note } = wish
  if (action === 'payBack') return payBackCase(tx, locked, { who: 'platform', act })
  if (action === 'retryRefund') return retryRefund(tx, locked, act)
  if (note === '' && action !== 'admit') return failure('aftersale.noteNeeded', {}, { field: 'note' })
  const by = { who: 'platform', act, note, images: [] } as const
  if (action !== 'forBuyer' && action !== 'forBuyerReturn') return moveComplaint(tx, locked, { event: action, ...by })
  const isReturnFirst = action === 'forBuyerReturn'
  const verdict = { event: 'forBuyer', ...by, isReturnFirst, returnAddress: wish.returnAddress } as const
  if (wish.amount === undefined) return moveComplaint(tx, locked, verdict)
  const amount = fenOfNumber(wish.amount)
  if (amount === undefined || amount <= 0n || amount > mostVerdict(of, lines))
    return failure('aftersale.amountWrong', {}, { field: 'amount' })
  return moveComplaint(tx, locked, { ...verdict, amount })
}
