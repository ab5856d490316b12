import type { Call } from '../../../api/handler.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { sumFen, yuanNumber } from '../../../kernel/money/money.ts'
import { storesByIds } from '../../store/server/public.ts'
import type { ContractRow, ContractView } from '../endpoints-schemas.ts'
import { callOffSheet } from '../rules/call-off-sheet.ts'
import { differencesOf } from '../rules/contract-content.ts'
import { contractMachine, type ContractEvent, type ContractSide } from '../rules/contract-machine.ts'
import type { TextInForce } from '../rules/supplement-content.ts'
import { clausesOf } from '../rules/render-clauses.ts'
import { companiesOf, type Party } from './acting-party.ts'
import { consentsOf, versionsOf, type Contract, type ListedContract, type StoredVersion } from './contract-repository.ts'
import type { OpenObligations } from './ports.ts'
import { otherSide, sideStatesOf, whoIs } from './move-contract.ts'
import { contractPaper, fileHash, signaturesOf, signerOf, type Signature } from './signature-repository.ts'
import { awardOf, calledLinesOf, callOffsOf } from './source-repository.ts'
import { supplementViews } from './supplements/supplement-view.ts'
import { hasOtherFramework, ordersOf } from './trade-repository.ts'

type Can = ContractView['can'][number]
type Standing = {
  readonly confirmed: readonly ContractSide[]
  readonly completed: readonly ContractSide[]
  readonly signatures: readonly Signature[]
  /** The caller may sign for the side. */
  readonly isAuthenticated: boolean
  /** A supplement waits for an answer or is being signed. */
  readonly hasSupplement: boolean
  /** Something is owed or not priced yet. */
  readonly hasObligation: boolean
}

/** The button of an event of the machine. */
const buttonOf: Readonly<Partial<Record<ContractEvent, Can>>> = {
  edit: 'edit',
  propose: 'edit',
  submit: 'submit',
  approve: 'approve',
  return: 'return',
  send: 'send',
  agree: 'confirm',
  reject: 'reject',
  sign: 'sign',
  extend: 'extend',
  refuse: 'refuse',
  withdraw: 'withdraw',
  complete: 'complete',
  rescind: 'rescind',
  agreeRescind: 'agreeRescind',
  keepEffective: 'keep',
  keepPerforming: 'keep',
}

function isTurnOf(contract: Contract, side: ContractSide, signatures: readonly Signature[]): boolean {
  if (contract.signOrder === 'any' || contract.signOrder === side) return true
  return signatures.some((signature) => signature.side === otherSide(side) && signature.signedAt)
}

function canOf(contract: Contract, party: Party, standing: Standing): Can[] {
  const { confirmed, completed, signatures, isAuthenticated, hasSupplement, hasObligation } = standing
  const { side } = party
  const hidden: readonly (Can | false)[] = [
    (confirmed.includes(side) || !isAuthenticated) && 'confirm',
    !isAuthenticated && 'sign',
    completed.includes(side) && 'complete',
    (signatures.some((signature) => signature.side === side) || !isTurnOf(contract, side, signatures)) && 'sign',
    !party.approves(contract) && 'approve',
    !party.approves(contract) && 'return',
    (hasSupplement || hasObligation) && 'complete',
    hasSupplement && 'agreeRescind',
  ]
  const events = contractMachine.allowedActions(contract.state, whoIs(contract, side), sideStatesOf(contract, side, signatures))
  const shown = events.flatMap((event) => buttonOf[event] ?? []).filter((button) => !hidden.includes(button))
  const callsOff = isLive(contract) && contract.kind === 'FRAMEWORK' ? (['callOff'] as const) : []
  return [
    ...shown,
    ...callsOff,
    ...(isLive(contract) && isAuthenticated && !hasSupplement && party.approves(contract) ? (['supplement'] as const) : []),
    ...(isLive(contract) && side === 'buyer' ? (['linkOrder'] as const) : []),
    ...(contract.signUntil ? (['download'] as const) : []),
  ]
}

const isLive = ({ state }: Contract): boolean => state === 'EFFECTIVE' || state === 'PERFORMING'

function versionViews(versions: readonly StoredVersion[]): ContractView['versions'] {
  return versions.map(({ versionNo, side, createdAt, content }, index) => {
    const before = versions[index - 1]
    return { versionNo, side, time: createdAt.toISOString(), differences: before ? differencesOf(before.content, content) : [] }
  })
}

async function isSigner(db: Queryable, contract: Contract, party: Party | null): Promise<boolean> {
  if (!party) return false
  const ownerId = party.side === 'buyer' ? contract.enterpriseId : contract.storeId
  return (await signerOf(db, { ownerKind: party.side, ownerId, memberId: party.memberId })) !== null
}

/** What is called off from a framework contract, and whether the two have another one. */
async function frameworkView(db: Queryable, contract: Contract, { content }: TextInForce) {
  if (contract.kind !== 'FRAMEWORK') return { callOffs: [], callOffSheet: [], otherFramework: false }
  const callOffs = await callOffsOf(db, contract.contractId)
  return {
    callOffs: callOffs.map((one) => ({ ...one, total: yuanNumber(BigInt(one.total)) })),
    callOffSheet: callOffSheet(content.lines, await calledLinesOf(db, contract.contractId)),
    otherFramework: await hasOtherFramework(db, contract),
  }
}

const signatureView = ({ side, partyName, agentName, signedAt }: Signature) => ({
  side,
  partyName,
  agentName,
  signTime: signedAt?.toISOString() ?? null,
})

/** Who looks at a contract, and what later modules know of it. */
export type Viewing = { readonly party: Party | null; readonly obligations: OpenObligations }

/** A contract for one of its sides, or for the platform, which only reads. */
export async function contractViewOf(
  call: Call,
  db: Queryable,
  contract: Contract,
  { party, obligations }: Viewing,
): Promise<ContractView> {
  const { contractId } = contract
  const [versions, consents, signatures, orders] = [
    await versionsOf(db, contractId),
    await consentsOf(db, contractId),
    await signaturesOf(db, contractPaper(contractId)),
    await ordersOf(db, contractId),
  ]
  const [companies, sha256, [store]] = [
    await companiesOf(db, contract),
    await fileHash(db, contractPaper(contractId)),
    await storesByIds(db, [contract.storeId]),
  ]
  const content = versions.find(({ versionNo }) => versionNo === contract.versionNo)?.content
  if (!content) throw new Error(`contract ${contractId} has no version ${contract.versionNo}`)
  const sidesOf = (subject: string) => consents.filter((consent) => consent.subject === subject).map(({ side }) => side)
  const standing = {
    confirmed: sidesOf(`version:${contract.versionNo}`),
    completed: sidesOf('complete'),
    signatures,
    isAuthenticated: await isSigner(db, contract, party),
  }
  const supplemented = await supplementViews(
    db,
    contract,
    { content, endsOn: contract.endsOn },
    { party, isSigner: standing.isAuthenticated },
  )
  const { inForce } = supplemented
  const open = isLive(contract) ? await obligations(db, contract) : []
  const isTalked = versions.length > 1 || contract.signUntil !== null || contract.state !== 'DRAFT'
  const award = await awardOf(db, contractId)
  return {
    ...headOf(contract),
    frameworkId: contract.frameworkId ?? 0,
    award: award && { lines: [...award.lines], deliveryDays: award.deliveryDays },
    ...(await frameworkView(db, contract, inForce)),
    viewer: party?.side ?? 'platform',
    storeName: (call.lang === 'en' ? store?.storeNameEn : store?.storeName) ?? '',
    buyer: companies.buyer,
    seller: companies.store,
    content: { ...content, lines: [...content.lines], payments: [...content.payments] },
    clauses: clausesOf(content),
    versions: isTalked ? versionViews(versions) : [],
    confirmed: standing.confirmed,
    completed: standing.completed,
    signatures: signatures.map(signatureView),
    code: contract.signUntil ? contract.code : '',
    sha256,
    orders: orders.map(({ orderSn, amount }) => ({ orderSn, amount: yuanNumber(BigInt(amount)) })),
    executed: yuanNumber(sumFen(orders.map(({ executed }) => BigInt(executed)))),
    supplements: supplemented.views,
    agreed: {
      lines: [...inForce.content.lines],
      lastLineNo: inForce.lastLineNo,
      endsOn: inForce.endsOn,
      total: yuanNumber(supplemented.total),
    },
    isAuthenticated: standing.isAuthenticated,
    obligations: open.map((one) => ({ ...one, amount: yuanNumber(one.amount) })),
    can: party ? canOf(contract, party, { ...standing, hasSupplement: supplemented.hasOpen, hasObligation: open.length > 0 }) : [],
  }
}

function headOf(contract: Contract) {
  const { contractId, contractSn, kind, state, title, version, versionNo, initiator, storeId, orderSn, source, sourceSn } = contract
  const { endsOn, signOrder, reason } = contract
  return {
    contractId,
    contractSn,
    kind,
    state,
    title,
    version,
    versionNo,
    initiator,
    storeId,
    orderSn,
    source,
    sourceSn,
    endsOn,
    signOrder,
    reason,
    total: yuanNumber(contract.total),
    signUntil: contract.signUntil?.toISOString() ?? null,
    effectiveTime: contract.effectiveAt?.toISOString() ?? null,
    createTime: contract.createdAt.toISOString(),
  }
}

/** Rows of a list. */
export async function contractRowsOf(call: Call, contracts: readonly ListedContract[], side: ContractSide | null): Promise<ContractRow[]> {
  const stores = await storesByIds(call.app.read, [...new Set(contracts.map(({ storeId }) => storeId))])
  const names = new Map(stores.map((store) => [store.storeId, call.lang === 'en' ? store.storeNameEn : store.storeName]))
  return contracts.map((contract) => {
    const { contractId, contractSn, kind, state, title, total, endsOn, createTime, source, sourceSn } = headOf(contract)
    const events = side ? contractMachine.allowedActions(state, whoIs(contract, side)) : []
    return {
      contractId,
      contractSn,
      kind,
      state,
      title,
      total,
      endsOn,
      createTime,
      source,
      sourceSn,
      storeName: names.get(contract.storeId) ?? '',
      buyer: { name: contract.buyerName, taxNumber: contract.buyerCode },
      can: events.flatMap((event) => buttonOf[event] ?? []),
    }
  })
}
