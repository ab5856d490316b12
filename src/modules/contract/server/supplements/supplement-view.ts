import type { Queryable } from '../../../../kernel/database/transaction.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import type { ContractView } from '../../endpoints-schemas.ts'
import { inForceAfter, supplementDifferences, type NumberedText, type TextInForce } from '../../rules/supplement-content.ts'
import { supplementMachine } from '../../rules/supplement-machine.ts'
import type { Party } from '../acting-party.ts'
import type { Contract } from '../contract-repository.ts'
import { otherSide } from '../move-contract.ts'
import { fileHash, signaturesOf, type Signature } from '../signature-repository.ts'
import { supplementSn, whoIsIn } from './move-supplement.ts'
import { supplementsOf, type Supplement } from './supplement-repository.ts'

type SupplementView = ContractView['supplements'][number]
const shown = ['confirm', 'reject', 'withdraw', 'sign', 'refuse'] as const

function canOf(supplement: Supplement, party: Party | null, signatures: readonly Signature[], isSigner: boolean): SupplementView['can'] {
  if (!party) return []
  const isSigned = signatures.some(({ side }) => side === party.side)
  const sideStates = signatures.some(({ side }) => side === otherSide(party.side)) ? ['otherSigned'] : []
  const allowed = supplementMachine.allowedActions(supplement.state, whoIsIn(supplement, party.side), sideStates)
  const acts = shown.filter(
    (act) => allowed.includes(act) && (act !== 'confirm' || isSigner) && (act !== 'sign' || (isSigner && !isSigned)),
  )
  // Of a proposal there is no file yet; what ended before the confirmation never got one.
  return [...acts, ...(supplement.state === 'SIGNING' || supplement.state === 'EFFECTIVE' ? (['download'] as const) : [])]
}

/** The supplements of a contract, the oldest first, each with what it changes of the text before it. */
export async function supplementViews(
  db: Queryable,
  contract: Contract,
  signed: TextInForce,
  { party, isSigner }: { readonly party: Party | null; readonly isSigner: boolean },
): Promise<{ readonly views: SupplementView[]; readonly inForce: NumberedText; readonly total: bigint; readonly hasOpen: boolean }> {
  const found = await supplementsOf(db, contract.contractId)
  const effective = found.filter(({ state }) => state === 'EFFECTIVE')
  const views: SupplementView[] = []
  for (const supplement of found) {
    const { supplementNo, state, side, content, code, reason, signUntil, createdAt, effectiveAt } = supplement
    const before = inForceAfter(
      signed,
      effective.filter((one) => one.supplementNo < supplementNo).map((one) => one.content),
    )
    const key = { contractId: contract.contractId, supplementNo }
    const [signatures, sha256] = [await signaturesOf(db, key), await fileHash(db, key)]
    views.push({
      supplementNo,
      supplementSn: supplementSn(contract, supplementNo),
      state,
      side,
      differences: supplementDifferences(before, content),
      text: content.text,
      endsOn: content.endsOn,
      total: yuanNumber(supplement.total),
      reason,
      code: state === 'EFFECTIVE' ? code : '',
      sha256,
      signUntil: signUntil.toISOString(),
      createTime: createdAt.toISOString(),
      effectiveTime: effectiveAt?.toISOString() ?? null,
      signatures: signatures.map((one) => ({ side: one.side, agentName: one.agentName, signTime: one.signedAt?.toISOString() ?? null })),
      can: canOf(supplement, party, signatures, isSigner),
    })
  }
  return {
    views,
    inForce: inForceAfter(
      signed,
      effective.map(({ content }) => content),
    ),
    total: effective.at(-1)?.total ?? contract.total,
    hasOpen: found.some(({ state }) => state === 'PROPOSED' || state === 'SIGNING'),
  }
}
