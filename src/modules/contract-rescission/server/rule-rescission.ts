import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { transition } from '../../../kernel/state-machine/transition.ts'
import { everybodys, lockContract, rescindByVerdict, type Contract } from '../../contract/server/public.ts'
import { positionUntil } from '../rules/dispute-times.ts'
import { sheetMachine } from '../rules/sheet-machine.ts'
import { detailsOf } from './details.ts'
import { disputeOf, saveRuling } from './dispute-repository.ts'
import { digestOf } from './details-digest.ts'
import { notifySides } from './rescission-acting.ts'
import { moveMoney, readTerms, refuseMoney, termDetails, type WrittenTerms } from './rescission-money.ts'
import { moveSheetRow, standingSheet } from './sheet-repository.ts'

type Ruling = WrittenTerms & {
  readonly contractId: number
  readonly revision: number
  /** Of what was signed, executed, paid and held, as the staff saw it. */
  readonly digest: string
  readonly reason: string
}

/**
 * The platform decides about a settlement: the money moves as with a confirmed sheet, and a contract whose other side stayed silent is
 * rescinded. Refusals: `api.notFound`, `contractRescission.noDispute`, `sheetChanged`, `outdated`, `overContract`, `unheard`, those of the
 * terms and of the money.
 */
export async function ruleSheet(call: Call, tx: Transaction, ruling: Ruling): Promise<Contract | Failure> {
  const contract = await lockContract(tx, ruling.contractId, everybodys)
  if (!contract) return failure('api.notFound')
  if (contract.state !== 'RESCINDING' && contract.state !== 'RESCINDED') return failure('contractRescission.notRescinded')
  const sheet = await standingSheet(tx, contract.contractId)
  const dispute = sheet?.state === 'DISPUTED' ? await disputeOf(tx, sheet.sheetId) : null
  if (!sheet || !dispute) return failure('contractRescission.noDispute')
  if (sheet.revision !== ruling.revision) return failure('contractRescission.sheetChanged')
  const held = await detailsOf(tx, contract)
  if (digestOf(held.facts) !== ruling.digest) return failure('contractRescission.outdatedFacts')
  const terms = readTerms(ruling, held.deposit !== null)
  if (isFailure(terms)) return terms
  if (terms.amount > contract.total) return failure('contractRescission.overContract', {}, { field: 'amount' })
  const early = await refuseMoney(tx, contract.contractId, held)
  if (early) return early
  const act = actorContext(call, 'platform')
  const until = positionUntil(dispute)
  const isUnheard = until !== null && act.now < until
  const moved = await transition(tx, {
    machine: sheetMachine,
    event: 'ruleSheet',
    who: 'platform',
    from: sheet.state,
    sideStates: isUnheard ? ['unheard'] : [],
    ...(isUnheard ? { refusal: failure('contractRescission.unheard') } : {}),
    update: (to) => moveSheetRow(tx, sheet, to, null),
    audit: {
      act,
      action: 'contract.rescission.ruleSheet',
      entity: 'contract',
      entityId: `${contract.contractSn}-J${sheet.revision}`,
      reason: ruling.reason,
      facts: termDetails(terms),
    },
  })
  if (isFailure(moved)) return moved
  const said = { text: ruling.reason, memberId: memberOf(call).memberId, at: act.now }
  if (!(await saveRuling(tx, sheet.sheetId, { ...terms, ...said, facts: held.facts }))) return failure('api.stale')
  if (contract.state === 'RESCINDING') {
    const rescinded = await rescindByVerdict(tx, contract, act)
    if (isFailure(rescinded)) return rescinded
  }
  await moveMoney({ tx, contract, act }, terms, held)
  await notifySides(tx, contract, 'platform', 'SHEET_RULED')
  return (await lockContract(tx, contract.contractId, everybodys)) ?? failure('api.notFound')
}
