import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { checkAmount, fenOfNumber } from '../../../kernel/money/money.ts'
import { addDue, dropDue, duesOf, releaseDue } from '../../contract-due/server/public.ts'
import { restOf, type RescissionTerms } from '../rules/sheet-machine.ts'
import type { ReservedSums } from './details.ts'
import type { Acting } from './rescission-acting.ts'

/** What somebody wrote of a settlement; the amount in yuan. */
export type WrittenTerms = Omit<RescissionTerms, 'amount'> & { readonly amount: number }

/** The terms that were written. Refusals: `contractRescission.depositNeeded`, `noDeposit`, `amountWrong`. */
export function readTerms({ depositRule, payer, amount: yuan }: WrittenTerms, hasDeposit: boolean): RescissionTerms | Failure {
  if (hasDeposit && depositRule === 'NONE') return failure('contractRescission.depositNeeded', {}, { field: 'depositRule' })
  if (!hasDeposit && depositRule !== 'NONE') return failure('contractRescission.noDeposit', {}, { field: 'depositRule' })
  const amount = fenOfNumber(yuan)
  if (amount === undefined || amount < 0n || (payer === null) !== (amount === 0n))
    return failure('contractRescission.amountWrong', {}, { field: 'amount' })
  return checkAmount(amount, 'amount') ?? { depositRule, payer, amount }
}

/** What the audit log keeps of them. */
export const termDetails = ({ depositRule, payer, amount }: RescissionTerms) => ({
  depositRule,
  payer: payer ?? '',
  amountFen: String(amount),
})

/** Why no money may move yet: `contractRescission.ordersOpen`, `transferInReview`. */
export async function refuseMoney(tx: Transaction, contractId: number, { facts }: ReservedSums): Promise<Failure | null> {
  const open = facts.orders.filter(({ isOpen }) => isOpen)
  if (open.length > 0) return failure('contractRescission.ordersOpen', { count: open.length })
  const isInReview = (await duesOf(tx, contractId)).some(({ state }) => state === 'REVIEW')
  return isInReview ? failure('contractRescission.transferInReview') : null
}

/** Moves the money: held sums go where the sheet says, what is not paid yet of them is dropped, and what is left is due. */
export async function moveMoney(
  { tx, contract, act }: Pick<Acting, 'tx' | 'contract' | 'act'>,
  terms: RescissionTerms,
  { deposit, margins }: ReservedSums,
): Promise<void> {
  const { contractId } = contract
  if (deposit) await releaseDue(tx, deposit, terms.depositRule === 'KEEP' ? deposit.amount : 0n, act)
  for (const margin of margins) await releaseDue(tx, margin, 0n, act)
  for (const { kind, lineNo, state } of await duesOf(tx, contractId))
    if (state === 'DUE' && (kind === 'DEPOSIT' || kind === 'MARGIN')) await dropDue(tx, contractId, { kind, lineNo }, act)
  const rest = restOf(terms, deposit?.amount ?? 0n)
  if (rest) await addDue(tx, contract, { kind: 'RESCISSION', lineNo: 0, debtor: rest.debtor, amount: rest.fen, act })
}
