import type { Queryable } from '../../../../kernel/database/transaction.ts'
import { inForceAfter, type NumberedText } from '../../rules/supplement-content.ts'
import { versionsOf, type Contract } from '../contract-repository.ts'
import { supplementsOf } from './supplement-repository.ts'

/** The text that binds the two sides now: what was signed, with the supplements that took effect before number `before`. */
export async function textInForce(db: Queryable, contract: Contract, before = Infinity): Promise<NumberedText> {
  const { contractId, versionNo, endsOn } = contract
  const version = (await versionsOf(db, contractId)).find((one) => one.versionNo === versionNo)
  if (!version) throw new Error(`contract ${contractId} has no version ${versionNo}`)
  const effective = (await supplementsOf(db, contractId)).filter(
    ({ state, supplementNo }) => state === 'EFFECTIVE' && supplementNo < before,
  )
  return inForceAfter(
    { content: version.content, endsOn },
    effective.map(({ content }) => content),
  )
}
