import { actorContext } from '../../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { audit, type Changes } from '../../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { skuPropertiesOf, matchedAttributes } from '../../../catalog/server/public.ts'
import { assessSubstitute } from '../../rules/assess-substitute.ts'
import { removeSubstitution, saveSubstitution, substitutionPair, type SubstitutionOwner } from './substitution-repository.ts'

/** A member acts for their company where they have one. */
export function ownerOf(call: Call): SubstitutionOwner {
  const { enterpriseId, memberId } = memberOf(call)
  return { enterpriseId, memberId }
}

type CommandInput = { readonly productId: number; readonly instead: number; readonly reason: string }

/** Accepts a pair that the rules allow. Refusal: `tools.notSubstitute`. */
export async function acceptSubstitute(
  call: Call,
  { productId, instead, reason }: CommandInput,
): Promise<{ substitutionId: number } | Failure> {
  const [facts, attributes] = await Promise.all([
    skuPropertiesOf(call.app.visitorRead, [productId, instead]),
    matchedAttributes(call.app.visitorRead),
  ])
  const [wanted, offered] = [productId, instead].map((id) => facts.find((fact) => fact.productId === id))
  const isFit = wanted && offered && wanted !== offered && assessSubstitute(attributes, wanted, offered) !== null
  if (!isFit) return failure('tools.notSubstitute')
  return call.app.inTransaction(async (tx) => {
    const before = await substitutionPair(tx, ownerOf(call), productId, instead)
    const substitutionId = await saveSubstitution(tx, ownerOf(call), { productId, insteadId: instead, reason, at: call.app.clock.now() })
    const pair: Changes = before ? {} : { productId: [null, productId], instead: [null, instead] }
    await trace(call, tx, 'tools.acceptSubstitute', substitutionId, { ...pair, reason: [before?.reason ?? null, reason] })
    return { substitutionId }
  })
}

/** Takes an acceptance back. Refusal: `tools.gone`. */
export function undoSubstitute(call: Call, substitutionId: number): Promise<{ substitutionId: number } | Failure> {
  return call.app.inTransaction<{ substitutionId: number } | Failure>(async (tx) => {
    const was = await removeSubstitution(tx, ownerOf(call), substitutionId)
    if (!was) return failure('tools.gone')
    const diff = { productId: [was.productId, null], instead: [was.insteadId, null], reason: [was.reason, null] } as const
    await trace(call, tx, 'tools.undoSubstitute', substitutionId, diff)
    return { substitutionId }
  })
}

async function trace(
  call: Call,
  tx: Transaction,
  action: 'tools.acceptSubstitute' | 'tools.undoSubstitute',
  substitutionId: number,
  diff: Changes,
): Promise<void> {
  const row = {
    ...actorContext(call),
    action,
    entity: 'substitution',
    entityId: substitutionId,
  }
  await audit(tx, { ...row, diff })
}
