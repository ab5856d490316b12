import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { agreementSource } from '../../content/server/public.ts'
import { proveStepUp } from '../../identity/server/public.ts'
import { storesByIds } from '../../store/server/public.ts'
import type { contractSigner } from '../endpoints.ts'
import type { Party } from './acting-party.ts'
import type { EsignSettings } from './ports.ts'
import { saveSigner, signerOf } from './signature-repository.ts'
import { verifiedCompany, type Company } from './trade-repository.ts'

type SignerView = OutputOf<typeof contractSigner>
export const serviceAgreement = 'contract_agreement'

async function ownCompany(call: Call, party: Party, ownerId: number): Promise<Company | Failure> {
  if (party.side === 'buyer') return (await verifiedCompany(call.app.read, ownerId)) ?? failure('contract.notVerified')
  const [store] = party.scope.storeIds?.includes(ownerId) ? await storesByIds(call.app.read, [ownerId]) : []
  return store ? { name: store.companyName, taxNumber: store.creditCode } : failure('api.notFound')
}

/** Whether the caller may sign for a company. Refusals: `contract.notVerified`. */
export async function showSigner(call: Call, party: Party, deps: EsignSettings, ownerId: number): Promise<SignerView | Failure> {
  const company = await ownCompany(call, party, ownerId)
  if (isFailure(company)) return company
  const signer = await signerOf(call.app.read, { ownerKind: party.side, ownerId, memberId: party.memberId })
  return {
    ownerId,
    companyName: company.name,
    taxNumber: company.taxNumber,
    agentName: signer?.agentName ?? '',
    authenticatedTime: signer?.authenticatedAt.toISOString() ?? null,
    demonstration: deps.demonstration,
  }
}

/** Authenticates company and agent, and notes the service agreement that was accepted. Refusals: the code's, `contract.noService`, `notVerified`. */
export async function authenticateSigner(
  call: Call,
  party: Party,
  deps: EsignSettings & { readonly secret: string },
  wish: { readonly ownerId: number; readonly agentName: string; readonly smsCode: string },
): Promise<SignerView | Failure> {
  if (!deps.service) return failure('contract.noService')
  const company = await ownCompany(call, party, wish.ownerId)
  if (isFailure(company)) return company
  const step = await proveStepUp(call, deps.secret, { purpose: 'signContract', smsCode: wish.smsCode })
  if (isFailure(step)) return step
  const act = actorContext(call, party.side === 'store' ? 'store' : 'member')
  const done = await call.app.inTransaction<null | Failure>(async (tx) => {
    const wrongCode = await step.spend(tx)
    if (wrongCode) return wrongCode
    const [agreement] = await agreementSource(tx, [serviceAgreement], call.lang)
    const facts = { companyName: company.name, taxNumber: company.taxNumber, agentName: wish.agentName, authenticatedAt: act.now }
    const key = { ownerKind: party.side, ownerId: wish.ownerId, memberId: party.memberId }
    await saveSigner(tx, key, { ...facts, agreementVersion: agreement?.version ?? 0 })
    const { actor, channel, requestId } = act
    const trace = { actor, channel, requestId, entity: 'contractSigner', entityId: `${party.side} ${wish.ownerId}` }
    await audit(tx, {
      ...trace,
      action: 'contract.authenticate',
      without: 'creation',
      facts: { agreementVersion: agreement?.version ?? 0 },
    })
    return null
  })
  return isFailure(done) ? done : showSigner(call, party, deps, wish.ownerId)
}
