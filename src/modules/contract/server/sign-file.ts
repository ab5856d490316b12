import { systemContext } from '../../../api/actor-context.ts'
import type { AppContext } from '../../../api/handler.ts'
import { audit, type ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { requestJob } from '../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import type { ContractSide } from '../rules/contract-machine.ts'
import type { Party } from './acting-party.ts'
import type { EsignSettings } from './ports.ts'
import { sayOnPaper } from './print-contract.ts'
import {
  addFile,
  addSignature,
  digestOf,
  latestFile,
  markSigned,
  signaturesOf,
  type PaperKey,
  type Signer,
} from './signature-repository.ts'

export const signTask = 'contract.sign'

/** A paper that is being signed, and what follows its second signature. */
export type SignedPaper = {
  readonly key: PaperKey
  readonly number: string
  /** Locks it; false when it is not being signed any more. */
  readonly lock: (tx: Transaction) => Promise<boolean>
  readonly takeEffect: (tx: Transaction, act: ActorContext) => Promise<void>
}

type SignatureWish = { readonly key: PaperKey; readonly number: string; readonly signer: Signer; readonly act: ActorContext }

/** Notes that a side signs a paper; the e-sign service is asked after the commit. Refusals: `contract.signedAlready`. */
export async function askSignature(tx: Transaction, party: Party, { key, number, signer, act }: SignatureWish): Promise<Failure | null> {
  const { companyName, taxNumber, agentName } = signer
  const wish = { side: party.side, memberId: party.memberId, partyName: companyName, taxNumber, agentName, requestedAt: act.now }
  if (!(await addSignature(tx, key, wish))) return failure('contract.signedAlready')
  const { actor, channel, requestId } = act
  const trace = { actor, channel, requestId, entity: 'contract', entityId: number }
  await audit(tx, { ...trace, action: 'contract.sign', without: 'note', facts: { side: party.side, companyName } })
  await requestJob(tx, signTask, { ...key, side: party.side })
  return null
}

type Signed = { readonly side: ContractSide; readonly revision: number; readonly bytes: Buffer; readonly now: Date }

/** Keeps a signed file. False when another signature came between: then it is signed again on top of that one. */
async function storeSigned(tx: Transaction, paper: SignedPaper, { side, revision, bytes, now }: Signed): Promise<boolean> {
  if (!(await paper.lock(tx))) return true
  const file = await latestFile(tx, paper.key)
  if (file?.revision !== revision - 1) return false
  if (!(await markSigned(tx, paper.key, side, now))) return true
  await addFile(tx, paper.key, { revision, bytes, at: now })
  const act = systemContext(signTask, now)
  const { actor, channel, requestId } = act
  const trace = { actor, channel, requestId, entity: 'contract', entityId: paper.number }
  await audit(tx, { ...trace, action: 'contract.signed', without: 'note', facts: { side, revision, sha256: digestOf(bytes) } })
  const isAll = (await signaturesOf(tx, paper.key)).filter(({ signedAt }) => signedAt).length === 2
  if (isAll) await paper.takeEffect(tx, act)
  return true
}

/** Asks the e-sign service for a side's signature. It bears any repetition: a signature that is there is not made again. */
export async function signFile(app: AppContext, deps: EsignSettings, paper: SignedPaper, side: ContractSide): Promise<void> {
  if (!deps.service) return
  for (let tries = 0; tries < 5; tries += 1) {
    const [file, signatures] = await Promise.all([latestFile(app.read, paper.key), signaturesOf(app.read, paper.key)])
    const wish = signatures.find((signature) => signature.side === side)
    if (!file || !wish || wish.signedAt) return
    const { partyName: name, taxNumber, agentName: agent } = wish
    const now = app.clock.now()
    const reason = sayOnPaper('signing', { number: paper.number })
    const result = await deps.service.sign({ pdf: file.bytes, party: { name, taxNumber, agent }, reason, at: now })
    if (result.kind !== 'signed') throw new Error(`the e-sign service did not sign ${paper.number}: ${result.reason}`)
    const signed = { side, revision: file.revision + 1, bytes: result.pdf, now }
    if (await app.inTransaction((tx) => storeSigned(tx, paper, signed))) return
  }
  throw new Error(`${paper.number} changed five times while it was signed`)
}
