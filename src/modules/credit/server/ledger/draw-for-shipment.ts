import { audit, type ActorContext } from '../../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { divideHalfUp } from '../../../../kernel/money/rounding.ts'
import { rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import { dayOf } from '../../../../kernel/time/clock.ts'
import { dueDay } from '../../rules/credit-terms.ts'
import { lockAccount, type CreditAccount } from './account-repository.ts'
import { overdueLimits } from './credit-settings.ts'
import { addOperation } from './operation-repository.ts'
import { blockingOf, isBypassed } from './usable-account.ts'
import { writeLine } from './write-line.ts'

export type Hold = {
  readonly orderSn: string
  readonly account: CreditAccount
  readonly amountFen: bigint
  readonly restFen: bigint
  readonly drawnFen: bigint
}
type Row = { accountId: number; amount: number | bigint; released: number | bigint; drawn: number | bigint }

const find = {
  name: 'credit.holdFind',
  text: `SELECT account_id AS "accountId", amount, released, drawn FROM credit_hold WHERE order_sn = $1`,
}
const take = {
  name: 'credit.holdTake',
  text: `UPDATE credit_hold SET drawn = drawn + $2, released = released + $3 WHERE order_sn = $1 AND released + drawn + $2 + $3 <= amount RETURNING order_sn`,
}

/** What an order reserves, its account locked; null for an order that was not bought on credit. The account's lock guards the hold too. */
export async function lockHold(tx: Transaction, orderSn: string): Promise<Hold | null> {
  const [seen] = await rows<Row>(tx, find, [orderSn])
  const account = seen ? await lockAccount(tx, seen.accountId) : null
  const [row] = await rows<Row>(tx, find, [orderSn])
  if (!account || !row) return null
  const drawnFen = BigInt(row.drawn)
  return { orderSn, account, amountFen: BigInt(row.amount), drawnFen, restFen: BigInt(row.amount) - BigInt(row.released) - drawnFen }
}

export async function takeFromHold(tx: Transaction, orderSn: string, part: { drawn: bigint; released: bigint }): Promise<void> {
  if ((await rows(tx, take, [orderSn, part.drawn, part.released])).length === 0) throw new Error(`the hold of ${orderSn} was exceeded`)
}

/** Why goods of an order must not leave now: its line is frozen or overdue beyond what is tolerated. Orders paid otherwise always may. */
export async function shipmentRefusal(tx: Transaction, orderSn: string, now: Date): Promise<Failure | null> {
  const hold = await lockHold(tx, orderSn)
  if (!hold || hold.restFen === 0n || isBypassed(hold.account, now)) return null
  if (hold.account.state === 'FROZEN_MANUAL') return failure('credit.shipFrozen')
  const late = await blockingOf(tx, hold.account.accountId, now, await overdueLimits(tx))
  return late > 0n || hold.account.state === 'FROZEN_OVERDUE' ? failure('credit.shipOverdue') : null
}

export type ShippedPart = {
  readonly orderSn: string
  readonly shipmentSn: string
  /** Value of what left, of the value of the order; equal when it was the last. */
  readonly part: bigint
  readonly whole: bigint
  readonly act: ActorContext
}

/** Goods left: their share of what the order reserved is owed from now on (flows.md F9), the last shipment takes what is left. */
export async function drawForShipment(tx: Transaction, { orderSn, shipmentSn, part, whole, act }: ShippedPart): Promise<void> {
  const hold = await lockHold(tx, orderSn)
  if (!hold || hold.restFen === 0n) return
  const share = part >= whole ? hold.restFen : divideHalfUp(hold.amountFen * part, whole)
  await draw(tx, hold, share < hold.restFen ? share : hold.restFen, { reference: shipmentSn, shipmentSn, act })
}

/**
 * Nothing more of an order will be shipped: what it still reserves beyond the `givenBack` fen of its cancelled goods, such as freight, is owed
 * now. A second time finds nothing.
 */
export async function drawRest(
  tx: Transaction,
  { orderSn, givenBack, act }: { readonly orderSn: string; readonly givenBack: bigint; readonly act: ActorContext },
): Promise<void> {
  const hold = await lockHold(tx, orderSn)
  if (!hold) return
  const due = hold.amountFen - givenBack - hold.drawnFen
  await draw(tx, hold, due < hold.restFen ? due : hold.restFen, { reference: orderSn, shipmentSn: '', act })
}

type Drawing = { readonly reference: string; readonly shipmentSn: string; readonly act: ActorContext }

async function draw(tx: Transaction, { orderSn, account }: Hold, fen: bigint, { reference, shipmentSn, act }: Drawing): Promise<void> {
  if (fen <= 0n) return
  const { accountId } = account
  await takeFromHold(tx, orderSn, { drawn: fen, released: 0n })
  await addOperation(tx, { accountId, kind: 'DRAWN', reference, orderSn, changes: { heldFen: -fen, drawnFen: fen }, act })
  const prepaid = account.drawnFen < 0n ? -account.drawnFen : 0n
  const dueOn = dueDay(dayOf(act.now), account)
  const coveredFen = prepaid < fen ? prepaid : fen
  await writeLine(tx, {
    accountId,
    kind: 'DRAWN',
    reference,
    orderSn,
    shipmentSn,
    amountFen: fen,
    coveredFen,
    dueOn,
    at: act.now,
  })
  await audit(tx, {
    ...act,
    action: 'credit.draw',
    entity: 'creditAccount',
    entityId: String(accountId),
    without: 'note',
    facts: { order: orderSn, shipment: shipmentSn, fen: String(fen), due: dueOn },
  })
}
