import { isDeepStrictEqual } from 'node:util'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { fenOfNumber, yuanNumber } from '../../../kernel/money/money.ts'
import type { Contract, Party } from '../../contract/server/public.ts'
import type { RescissionDetails, RescissionView } from '../endpoints.ts'
import { askableFrom, positionUntil } from '../rules/dispute-times.ts'
import { restOf, type RescissionTerms } from '../rules/sheet-machine.ts'
import { detailsOf } from './details.ts'
import { disputeOf, type Dispute } from './dispute-repository.ts'
import { digestOf } from './details-digest.ts'
import { lastProposals, standingSheet, type RescissionSheet } from './sheet-repository.ts'

type SheetView = NonNullable<RescissionView['sheet']>

function restView(terms: RescissionTerms, facts: RescissionDetails) {
  const rest = restOf(terms, fenOfNumber(facts.deposit) ?? 0n)
  return rest && { debtor: rest.debtor, amount: yuanNumber(rest.fen) }
}

function disputeView(dispute: Dispute): NonNullable<SheetView['dispute']> {
  const { side, reason, askedAt, answer, answeredAt, depositRule, payer, amount, verdict, facts, ruledAt } = dispute
  return {
    side,
    reason,
    askTime: askedAt.toISOString(),
    answer,
    answerTime: answeredAt?.toISOString() ?? null,
    answerUntil: ruledAt ? null : (positionUntil(dispute)?.toISOString() ?? null),
    verdict:
      depositRule && facts && ruledAt
        ? {
            depositRule,
            payer,
            amount: yuanNumber(amount),
            rest: restView({ depositRule, payer, amount }, facts),
            reason: verdict,
            ruleTime: ruledAt.toISOString(),
          }
        : null,
  }
}

type Beside = { readonly now: RescissionDetails; readonly dispute: Dispute | null; readonly positions: readonly RescissionSheet[] }

function sheetView(sheet: RescissionSheet, { now, dispute, positions }: Beside): SheetView {
  const { revision, state, side, depositRule, payer, reason, facts, proposedAt, confirmedAt } = sheet
  return {
    revision,
    state,
    side,
    depositRule,
    payer,
    amount: yuanNumber(sheet.amount),
    rest: restView(sheet, facts),
    reason,
    facts,
    proposeTime: proposedAt.toISOString(),
    confirmTime: confirmedAt?.toISOString() ?? null,
    isOutdated: (state === 'PROPOSED' || state === 'DISPUTED') && !isDeepStrictEqual(now, facts),
    positions: dispute
      ? positions.map((one) => ({
          side: one.side,
          revision: one.revision,
          depositRule: one.depositRule,
          payer: one.payer,
          amount: yuanNumber(one.amount),
          reason: one.reason,
          proposeTime: one.proposedAt.toISOString(),
        }))
      : [],
    dispute: dispute && disputeView(dispute),
  }
}

type Standing = {
  readonly contract: Contract
  readonly party: Party | null
  readonly sheet: RescissionSheet | null
  readonly view: SheetView | null
  readonly isQuiet: boolean
  readonly askFrom: Date | null
  readonly now: Date
}

/** What the viewer may do with the settlement now. */
function actsOf({ contract, party, sheet, view, isQuiet, askFrom, now }: Standing): RescissionView['can'] {
  const state = sheet?.state
  if (contract.state !== 'RESCINDING' && contract.state !== 'RESCINDED') return []
  if (!party) {
    const until = view?.dispute?.answerUntil
    return state === 'DISPUTED' && isQuiet && (!until || new Date(until) <= now) ? ['rule'] : []
  }
  if (!party.approves(contract)) return []
  const isOther = sheet !== null && sheet.side !== party.side
  const isOpen = state === 'PROPOSED' || state === 'DISPUTED'
  const mayConfirm = isOther && isOpen && isQuiet && view?.isOutdated === false && contract.state === 'RESCINDED'
  return [
    ...(state === undefined || state === 'PROPOSED' ? (['propose'] as const) : []),
    ...(mayConfirm ? (['confirm'] as const) : []),
    ...(state === 'PROPOSED' && askFrom && askFrom <= now ? (['ask'] as const) : []),
    ...(state === 'DISPUTED' && view?.dispute && view.dispute.side !== party.side ? (['answer'] as const) : []),
  ]
}

/** The settlement of a contract as one side, or the platform, sees it. */
export async function viewOf(db: Queryable, contract: Contract, party: Party | null, now: Date): Promise<RescissionView> {
  const { contractId } = contract
  const { facts } = await detailsOf(db, contract)
  const sheet = await standingSheet(db, contractId)
  const dispute = sheet && (sheet.state === 'DISPUTED' || sheet.state === 'RULED') ? await disputeOf(db, sheet.sheetId) : null
  const positions = sheet ? await lastProposals(db, contractId) : []
  const view = sheet && sheetView(sheet, { now: facts, dispute, positions })
  const hasProposed = positions.some(({ side }) => side === party?.side)
  const askFrom = sheet?.state === 'PROPOSED' && party ? askableFrom(sheet, party.side, hasProposed) : null
  const isQuiet = facts.orders.every(({ isOpen }) => !isOpen)
  return {
    contractId,
    viewer: party?.side ?? 'platform',
    facts,
    sheet: view,
    digest: digestOf(facts),
    askFrom: askFrom?.toISOString() ?? null,
    can: actsOf({ contract, party, sheet, view, isQuiet, askFrom, now }),
  }
}
