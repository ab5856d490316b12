import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import { proveOpening } from '../../../../kernel/sealing/opening-proof.ts'
import { newNonce } from '../../../../kernel/sealing/receipt.ts'
import { newSubjectKey, openPayloads, sealPayload, type KeyWrapper, type SubjectKey } from '../../../../kernel/sealing/sealed-payloads.ts'
import { rfqMachine } from '../../rules/rfq-machine.ts'
import type { Rfq } from '../requests/rfq-repository.ts'
import { ownCopyOf, parseContent, sealableContent, type QuotationContent } from './quotation-content.ts'
import { linesOfQuotations, quotationsOf, type Quotation } from './quotation-repository.ts'
import { moveQuotation, writeContent } from './write-quotation.ts'

const keyOf = {
  name: 'rfq.sealKey',
  text: `SELECT seal_public_key AS "publicKey", seal_wrapped_key AS "wrappedKey" FROM inquiry WHERE inquiry_id = $1 AND seal_public_key IS NOT NULL`,
}
const setKey = { name: 'rfq.sealKeySet', text: `UPDATE inquiry SET seal_public_key = $2, seal_wrapped_key = $3 WHERE inquiry_id = $1` }
const sealedOf = {
  name: 'rfq.sealedOf',
  text: `SELECT quotation_id AS id, quotation_sn AS "payloadId", edition::int AS version, sealed FROM quotation
    WHERE inquiry_id = $1 AND sealed IS NOT NULL AND own_copy IS NOT NULL AND state <> 'DRAFT' ORDER BY quotation_id`,
}
const setSealed = { name: 'rfq.sealedSet', text: `UPDATE quotation SET sealed = $2, hash = $3, nonce = '' WHERE quotation_id = $1` }
const close = { name: 'rfq.sealAgain', text: `UPDATE quotation SET own_copy = $2, nonce = '' WHERE quotation_id = $1` }
const opened = { name: 'rfq.sealedOpened', text: `UPDATE quotation SET own_copy = NULL, nonce = $2 WHERE quotation_id = $1` }

const subjectOf = ({ inquirySn }: Rfq) => ({ kind: 'inquiry', id: inquirySn })

/** True while what is written for a request must not be readable in the database. */
export function mustSeal(keys: KeyWrapper | null, rfq: Rfq): keys is KeyWrapper {
  return keys !== null && rfq.kind === 'OPEN' && rfq.state === 'QUOTING'
}

/** The key pair of a locked request; the first quotation makes it. */
async function sealKey(tx: Transaction, keys: KeyWrapper, rfq: Rfq): Promise<SubjectKey> {
  const [found] = await rows<SubjectKey>(tx, keyOf, [rfq.id])
  if (found) return found
  const made = await newSubjectKey(keys, subjectOf(rfq))
  await execute(tx, setKey, [rfq.id, Buffer.from(made.publicKey), Buffer.from(made.wrappedKey)])
  return made
}

/** Seals what is handed in and answers the receipt. */
export async function sealQuotation(
  tx: Transaction,
  keys: KeyWrapper,
  { rfq, quotation, content }: { readonly rfq: Rfq; readonly quotation: Quotation; readonly content: QuotationContent },
): Promise<Buffer> {
  const { publicKey } = await sealKey(tx, keys, rfq)
  const place = { subject: subjectOf(rfq), payloadId: quotation.quotationSn, version: quotation.edition }
  const { sealed, receipt } = await sealPayload(publicKey, place, sealableContent(content), newNonce())
  const hash = Buffer.from(receipt, 'hex')
  await execute(tx, setSealed, [quotation.id, Buffer.from(sealed), hash])
  return hash
}

/**
 * Opens all sealed quotations of a locked request at once, before it moves to its comparison. One whose ciphertext was altered, or does
 * not fit its receipt, is lost and says so. Refusals are those of `proveOpening`.
 */
export async function openQuotations(
  tx: Transaction,
  keys: KeyWrapper | null,
  { rfq, who, act }: { readonly rfq: Rfq; readonly who: 'buyer' | 'system'; readonly act: ActorContext },
): Promise<null | Failure> {
  const [key] = keys === null ? [] : await rows<SubjectKey>(tx, keyOf, [rfq.id])
  if (keys === null || !key) return null
  const subject = subjectOf(rfq)
  // The buyer may close before the time, and a count may be reached before it: that moment is the deadline then.
  const isTimed = who === 'system' && rfq.closeRule === 'TIME' && rfq.closeAt !== null
  const deadline = isTimed && rfq.closeAt ? rfq.closeAt : act.now
  const proof = proveOpening(rfqMachine, { subject, state: rfq.state, event: 'close', who, deadline, now: act.now })
  if (isFailure(proof)) return proof
  const waiting = await rows<{ id: number; payloadId: string; version: number; sealed: Buffer }>(tx, sealedOf, [rfq.id])
  const results = await openPayloads(keys, proof, subject, key.wrappedKey, waiting)
  const all = new Map((await quotationsOf(tx, rfq.id)).map((quotation) => [quotation.id, quotation]))
  for (const [index, { id }] of waiting.entries()) {
    const [result, quotation] = [results[index], all.get(id)]
    if (!quotation) continue
    if (result?.kind === 'opened' && result.receipt === quotation.hash?.toString('hex')) {
      await writeContent(tx, id, parseContent(result.payload))
      await execute(tx, opened, [id, result.nonce])
    } else if (quotation.state === 'SUBMITTED') {
      const lost = await moveQuotation(tx, quotation, { event: 'lose', who: 'system', reason: 'unreadable' }, act)
      if (isFailure(lost)) return lost
    }
  }
  return null
}

/** Makes what was opened ciphertext again; receipts that were given stay true. */
export async function sealAgain(tx: Transaction, keys: KeyWrapper | null, rfq: Rfq): Promise<void> {
  if (keys === null) return
  const open = (await quotationsOf(tx, rfq.id)).filter((quotation) => quotation.ownCopy === null)
  const lines = await linesOfQuotations(
    tx,
    open.map((quotation) => quotation.id),
  )
  for (const quotation of open) {
    const content = { ...quotation, lines: lines.get(quotation.id) ?? [] }
    // A version that came while the request was open was never sealed.
    if (quotation.nonce === '' && quotation.state !== 'DRAFT') await sealQuotation(tx, keys, { rfq, quotation, content })
    await writeContent(tx, quotation.id, null)
    await execute(tx, close, [quotation.id, ownCopyOf(keys, content)])
  }
}

/** Writes a content in the clear that was begun under seal. */
export async function clearOwnCopy(tx: Transaction, id: number, content: QuotationContent): Promise<void> {
  await writeContent(tx, id, content)
  await execute(tx, opened, [id, ''])
}
