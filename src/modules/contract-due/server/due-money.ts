import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { sumFen } from '../../../kernel/money/money.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { addPlainEntry, commissionOfGoods } from '../../settlement/server/public.ts'
import { gatewayAccount, payableAccount, platformAccount, walletOf, type AccountKey } from '../../wallet/rules/ledger-accounts.ts'
import { mustPost, post } from '../../wallet/server/public.ts'
import { changesPrice } from '../rules/due-machine.ts'
import { ordersOfContract, type ContractDue, type DueSide } from './due-repository.ts'

type Of = { readonly due: ContractDue; readonly act: ActorContext }
const deposits = platformAccount('deposits')
const move = (from: AccountKey, to: AccountKey, fen: bigint) => [
  { account: from, fen: -fen },
  { account: to, fen },
]

/** Balance of the buyer: of who paid, or of the member whose contract it is. */
const buyerWallet = ({ paidBy, debtor, memberId }: ContractDue) => walletOf('member', debtor === 'buyer' ? (paidBy ?? memberId) : memberId)

/** What the platform keeps of money for goods, at the rates of the contract's orders; below zero where it gives some back. */
async function commissionOf(tx: Transaction, { due, act }: Of, fen: bigint): Promise<bigint> {
  if (!changesPrice(due.kind)) return 0n
  return commissionOfGoods(tx, { storeId: due.storeId, orderSns: await ordersOfContract(tx, due.contractId), fen, at: act.now })
}

/** Each account once, as the ledger wants it. */
function summed(entries: ReturnType<typeof move>): ReturnType<typeof move> {
  const accounts = Map.groupBy(entries, ({ account }) => `${account.kind} ${account.ownerId} ${account.name}`)
  return [...accounts.values()].flatMap((of) => {
    const fen = sumFen(of.map((entry) => entry.fen))
    return of[0] && fen !== 0n ? [{ account: of[0].account, fen }] : []
  })
}

const withCommission = (entries: ReturnType<typeof move>, storeId: number, commission: bigint) =>
  commission === 0n ? entries : [...entries, ...move(payableAccount(storeId), platformAccount('commission'), commission)]

/** Money of a due that lies with the platform goes to a side: to the buyer's balance, or to the store's next bill. */
async function hand(tx: Transaction, { due, act }: Of, to: DueSide, { fen, suffix }: { fen: bigint; suffix: string }): Promise<void> {
  if (fen === 0n) return
  const { storeId, dueSn, contractSn: note } = due
  const reference = `${dueSn}${suffix}`
  if (to === 'buyer') {
    await mustPost(tx, { kind: 'contractReturn', reference, entries: move(deposits, buyerWallet(due), fen), note, act })
    return
  }
  const commission = due.debtor === 'buyer' ? await commissionOf(tx, { due, act }, fen) : 0n
  const entries = summed(withCommission(move(deposits, payableAccount(storeId), fen), storeId, commission))
  await mustPost(tx, { kind: 'contractTransfer', reference, entries, note, act })
  await addPlainEntry(tx, { kind: 'contract', storeId, reference, fen, commission, at: act.now })
}

/** A margin of the store lowered the price: the platform gives the commission of it back. */
async function returnCommission(tx: Transaction, { due, act }: Of, kept: bigint): Promise<void> {
  const commission = await commissionOf(tx, { due, act }, -kept)
  if (commission === 0n) return
  const { storeId, dueSn, contractSn: note } = due
  const reference = `${dueSn}-C`
  const entries = move(platformAccount('commission'), payableAccount(storeId), -commission)
  await mustPost(tx, { kind: 'contractTransfer', reference, entries, note, act })
  await addPlainEntry(tx, { kind: 'contract', storeId, reference, fen: 0n, commission, at: act.now })
}

const creditorOf = ({ debtor }: ContractDue): DueSide => (debtor === 'buyer' ? 'store' : 'buyer')

/** What was paid goes to the side that it is owed to. */
export function passOn(tx: Transaction, of: Of): Promise<void> {
  return hand(tx, of, creditorOf(of.due), { fen: of.due.amount, suffix: '-P' })
}

/** Of what was held, `kept` goes to the other side and the rest back to who paid it. */
export async function divideReserved(tx: Transaction, of: Of, kept: bigint): Promise<void> {
  await hand(tx, of, creditorOf(of.due), { fen: kept, suffix: '-P' })
  await hand(tx, of, of.due.debtor, { fen: of.due.amount - kept, suffix: '-R' })
  if (of.due.debtor === 'store') await returnCommission(tx, of, kept)
}

/** Takes a due out of a member's balance. Refusal: `wallet.balanceShort`. */
export async function takeFromBalance(tx: Transaction, { due, act }: Of, memberId: number): Promise<null | Failure> {
  const entries = move(walletOf('member', memberId), deposits, due.amount)
  const posted = await post(tx, { kind: 'contractPayment', reference: due.dueSn, entries, note: due.contractSn, act })
  return isFailure(posted) ? posted : null
}

/** A transfer came to the platform's bank account. */
export async function takeTransfer(tx: Transaction, { due, act }: Of): Promise<void> {
  const entries = move(gatewayAccount('transfer'), deposits, due.amount)
  await mustPost(tx, { kind: 'contractReceipt', reference: due.dueSn, entries, note: due.contractSn, act })
}

/**
 * Takes a due out of what the platform owes to the store. Nothing is lent: what is owed must cover it. Refusal:
 * `contractDue.payableShort`.
 */
export async function takeFromBill(tx: Transaction, { due, act }: Of, available: bigint): Promise<null | Failure> {
  const { storeId, dueSn: reference, amount: fen, contractSn: note, kind } = due
  // A margin is no change of the price yet.
  const commission = kind === 'DIFFERENCE' ? await commissionOf(tx, { due, act }, -fen) : 0n
  if (available < fen + commission) return failure('contractDue.payableShort')
  const entries = summed(withCommission(move(payableAccount(storeId), deposits, fen), storeId, commission))
  await mustPost(tx, { kind: 'contractCharge', reference, entries, note, act })
  await addPlainEntry(tx, { kind: 'contract', storeId, reference, fen: -fen, commission, at: act.now })
  return null
}
