import { actorContext } from '../../../api/actor-context.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import {
  contractAct,
  contractAuthenticate,
  contractDetail,
  contractDownload,
  contractDraft,
  contractLinkOrder,
  contractList,
  contractOfOrder,
  contractSave,
  contractSign,
  contractSigner,
} from '../endpoints.ts'
import {
  adminContractDetail,
  adminContractList,
  sellerContractAct,
  sellerContractAuthenticate,
  sellerContractDetail,
  sellerContractDownload,
  sellerContractDraft,
  sellerContractList,
  sellerContractOfOrder,
  sellerContractSave,
  sellerContractSign,
  sellerContractSigner,
} from '../endpoints-staff.ts'
import { contractSupplementDownload, sellerContractSupplementDownload } from '../endpoints-supplements.ts'
import type { ContractAct, ContractView } from '../endpoints-schemas.ts'
import { buyerParty, storeParty, type Party } from './acting-party.ts'
import { authenticateSigner, showSigner } from './authenticate-signer.ts'
import { confirmContract } from './confirm-contract.ts'
import { actOnContract, callOff } from './contract-commands.ts'
import { contractIn, contractsIn, everybodys, type Contract, type ContractSource } from './contract-repository.ts'
import { contractRowsOf, contractViewOf } from './contract-view.ts'
import type { PrintDeps } from './print-contract.ts'
import type { OpenObligations } from './ports.ts'
import { draftContract, showContractOfOrder } from './draft-contract.ts'
import { saveContract } from './save-contract.ts'
import { signContract } from './sign-contract.ts'
import { latestFile } from './signature-repository.ts'
import { supplementSn } from './supplements/move-supplement.ts'
import { buyerSupplementCalls, storeSupplementCalls, supplementCalls } from './supplements/supplement-handlers.ts'

export type ContractDeps = PrintDeps & { readonly secret: string; readonly obligations: OpenObligations }
type ActInput = { readonly contractId: number; readonly act: ContractAct; readonly versionNo: number; readonly reason: string }

async function seen(
  call: Call,
  { obligations }: ContractDeps,
  done: Contract | Failure,
  party: Party | null,
): Promise<ContractView | Failure> {
  return isFailure(done) ? done : contractViewOf(call, call.app.read, done, { party, obligations })
}

async function shown(call: Call, deps: ContractDeps, contractId: number, party: Party | null): Promise<ContractView | Failure> {
  return seen(call, deps, (await contractIn(call.app.read, contractId, party?.scope ?? everybodys)) ?? failure('api.notFound'), party)
}

async function acted(call: Call, deps: ContractDeps, party: Party, { act, ...wish }: ActInput): Promise<ContractView | Failure> {
  const done =
    act === 'confirm'
      ? await confirmContract(call, party, deps, wish)
      : await call.app.inTransaction<Contract | Failure>((tx) => actOnContract(call, tx, party, { ...wish, act }, deps.obligations))
  return seen(call, deps, done, party)
}

async function downloaded(call: Call, party: Party, contractId: number, supplementNo = 0) {
  const contract = await contractIn(call.app.read, contractId, party.scope)
  const file = contract && (await latestFile(call.app.read, { contractId, supplementNo }))
  if (!contract || !file) return failure('api.notFound')
  const { actor, channel, requestId } = actorContext(call, party.side === 'store' ? 'store' : 'member')
  const number = supplementNo > 0 ? supplementSn(contract, supplementNo) : contract.contractSn
  const trace = { actor, channel, requestId, entity: 'contract', entityId: number }
  await call.app.inTransaction((tx) =>
    audit(tx, { ...trace, action: 'contract.download', without: 'note', facts: { sha256: file.sha256 } }),
  )
  return { fileName: `${number}.pdf`, base64: file.bytes.toString('base64') }
}

type Page = {
  readonly current: number
  readonly pageSize: number
  readonly tab: string
  readonly keyword: string
  readonly source: ContractSource
}
async function listed(call: Call, party: Party | null, page: Page) {
  const found = await contractsIn(call.app.read, party?.scope ?? everybodys, page)
  return { list: await contractRowsOf(call, found, party?.side ?? null), total: found[0]?.count ?? 0 }
}

const buyerHandlers = (deps: ContractDeps): Handler[] => [
  handle(contractList, (page, call) => listed(call, buyerParty(call), page)),
  handle(contractDetail, ({ contractId }, call) => shown(call, deps, contractId, buyerParty(call))),
  handle(contractDraft, (wish, call) => draftContract(call, buyerParty(call), wish)),
  handle(contractOfOrder, ({ orderSn }, call) => showContractOfOrder(call, buyerParty(call), orderSn)),
  handle(contractSave, (wish, call) =>
    call.idempotent<ContractView>(async (tx) => {
      const party = buyerParty(call)
      const done = await saveContract(call, tx, party, wish)
      return isFailure(done) ? done : contractViewOf(call, tx, done, { party, obligations: deps.obligations })
    }),
  ),
  handle(contractAct, (wish, call) => acted(call, deps, buyerParty(call), wish)),
  handle(contractSign, async (wish, call) => seen(call, deps, await signContract(call, buyerParty(call), deps, wish), buyerParty(call))),
  handle(contractLinkOrder, async (wish, call) => {
    const party = buyerParty(call)
    return seen(call, deps, await call.app.inTransaction<Contract | Failure>((tx) => callOff(call, tx, party, wish)), party)
  }),
  handle(contractDownload, ({ contractId }, call) => downloaded(call, buyerParty(call), contractId)),
  handle(contractSupplementDownload, ({ contractId, supplementNo }, call) => downloaded(call, buyerParty(call), contractId, supplementNo)),
  ...supplementCalls(buyerSupplementCalls, buyerParty, deps),
  handle(contractSigner, (_, call) => showSigner(call, buyerParty(call), deps, memberOf(call).enterpriseId ?? -1)),
  handle(contractAuthenticate, (wish, call) =>
    authenticateSigner(call, buyerParty(call), deps, { ...wish, ownerId: memberOf(call).enterpriseId ?? -1 }),
  ),
]

const storeHandlers = (deps: ContractDeps): Handler[] => [
  handle(sellerContractList, (page, call) => listed(call, storeParty(call), page)),
  handle(sellerContractDetail, ({ contractId }, call) => shown(call, deps, contractId, storeParty(call))),
  handle(sellerContractDraft, (wish, call) => draftContract(call, storeParty(call), wish)),
  handle(sellerContractOfOrder, ({ orderSn }, call) => showContractOfOrder(call, storeParty(call), orderSn)),
  handle(sellerContractSave, (wish, call) =>
    call.idempotent<ContractView>(async (tx) => {
      const party = storeParty(call)
      const done = await saveContract(call, tx, party, wish)
      return isFailure(done) ? done : contractViewOf(call, tx, done, { party, obligations: deps.obligations })
    }),
  ),
  handle(sellerContractAct, (wish, call) => acted(call, deps, storeParty(call), wish)),
  handle(sellerContractSign, async (wish, call) =>
    seen(call, deps, await signContract(call, storeParty(call), deps, wish), storeParty(call)),
  ),
  handle(sellerContractDownload, ({ contractId }, call) => downloaded(call, storeParty(call), contractId)),
  handle(sellerContractSupplementDownload, ({ contractId, supplementNo }, call) =>
    downloaded(call, storeParty(call), contractId, supplementNo),
  ),
  ...supplementCalls(storeSupplementCalls, storeParty, deps),
  handle(sellerContractSigner, ({ storeId }, call) => showSigner(call, storeParty(call), deps, storeId)),
  handle(sellerContractAuthenticate, ({ storeId, ...wish }, call) =>
    authenticateSigner(call, storeParty(call), deps, { ...wish, ownerId: storeId }),
  ),
  handle(adminContractList, (page, call) => listed(call, null, page)),
  handle(adminContractDetail, ({ contractId }, call) => shown(call, deps, contractId, null)),
]

/** Contracts: both sides draft, negotiate, sign and perform them; the platform reads. */
export function contractHandlers(deps: ContractDeps): Handler[] {
  return [...buyerHandlers(deps), ...storeHandlers(deps)]
}
