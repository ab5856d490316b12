import type { Call } from '../../../api/handler.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { addDays, dayOf } from '../../../kernel/time/clock.ts'
import type { AwardTerms } from '../rules/award-terms.ts'
import { contentProblem } from '../rules/contract-content.ts'
import { namedLater, usualPayments, usualTerms } from '../rules/usual-terms-data.ts'
import { buyerParty } from './acting-party.ts'
import { noOrigin } from './contract-repository.ts'
import { beginContract } from './save-contract.ts'
import { contractsOfSource } from './source-repository.ts'

export type AwardedContract = {
  readonly tenderSn: string
  readonly title: string
  readonly enterpriseId: number
  readonly storeId: number
  readonly award: AwardTerms
  /** The law gives so many days from the award to the contract; performance ends after the delivery. */
  readonly endsInDays: number
}

/**
 * Drafts the contract of a tender's award with the lines and the delivery time of the bid, or answers the one that is there.
 * The caller holds the tender's lock, so that of two drafts at once the later finds the earlier. Refusals: `contract.notVerified`,
 * and those of a text.
 */
export async function draftAwardContract(call: Call, tx: Transaction, wish: AwardedContract): Promise<{ contractId: number } | Failure> {
  const { tenderSn, enterpriseId, storeId, award } = wish
  const drafted = await contractsOfSource(tx, 'TENDER', tenderSn, { enterpriseId, storeIds: [storeId] })
  const found = drafted.find(({ lotNo }) => lotNo === (award.lotNo ?? 0))
  if (found) return { contractId: found.contractId }
  const lines = award.lines.map(({ name, spec, unit, quantity, price }) => ({ name, spec, unit, quantity, price, standard: '' }))
  const terms = { ...usualTerms, deliveryPlace: namedLater, deliveryDays: award.deliveryDays }
  const content = { lines, terms, payments: usualPayments, extra: '' }
  const problem = contentProblem(content)
  if (problem) return problem
  const party = buyerParty(call)
  const origin = { ...noOrigin, source: 'TENDER', sourceSn: tenderSn, award } as const
  const partners = { enterpriseId, memberId: party.memberId, storeId, origin }
  const endsOn = addDays(dayOf(call.app.clock.now()), wish.endsInDays)
  const text = { kind: 'PURCHASE', title: wish.title, signOrder: 'any', endsOn, orderSn: '', content } as const
  const made = await beginContract(call, tx, party, partners, text)
  return isFailure(made) ? made : { contractId: made.contractId }
}
