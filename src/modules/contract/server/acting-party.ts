import { storeIdsWith } from '../../../api/caller.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { storesByIds } from '../../store/server/public.ts'
import type { ContractSide } from '../rules/contract-machine.ts'
import type { Contract, ContractScope } from './contract-repository.ts'
import { buyerCompany, type Company } from './trade-repository.ts'

/** The side for which a call acts, what it may read, and whether it decides for the company. */
export type Party = {
  readonly side: ContractSide
  readonly memberId: number
  readonly scope: ContractScope
  readonly approves: (contract: Contract) => boolean
}

/** A main account reads and approves everything of its company; a sub-account reads its own contracts. */
export function buyerParty(call: Call): Party {
  const { memberId, memberType, enterpriseId } = memberOf(call)
  const isMain = memberType === 3
  return {
    side: 'buyer',
    memberId,
    // -1: nobody's, for a guard that let somebody without an enterprise in.
    scope: { enterpriseId: enterpriseId ?? -1, memberId: isMain ? null : memberId, storeIds: null },
    approves: () => isMain || call.caller.company.includes('company.approve'),
  }
}

/** Staff of stores that look after orders; drafts are approved by who looks after the staff too. */
export function storeParty(call: Call): Party {
  const approving = storeIdsWith(call.caller, 'store.staff')
  return {
    side: 'store',
    memberId: memberOf(call).memberId,
    scope: { enterpriseId: null, memberId: null, storeIds: storeIdsWith(call.caller, 'store.orders') },
    approves: (contract) => approving.includes(contract.storeId),
  }
}

/** The two companies as the contract names them. */
export async function companiesOf(
  db: Queryable,
  contract: Pick<Contract, 'enterpriseId' | 'storeId'>,
): Promise<Record<ContractSide, Company>> {
  const [buyer, [store]] = await Promise.all([buyerCompany(db, contract.enterpriseId), storesByIds(db, [contract.storeId])])
  return { buyer, store: { name: store?.companyName ?? '', taxNumber: store?.creditCode ?? '' } }
}
