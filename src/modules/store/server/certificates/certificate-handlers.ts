import { actorContext } from '../../../../api/actor-context.ts'
import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import { audit, changesBetween, type Changes } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { cancelTimers } from '../../../../kernel/time/timers.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { z } from 'zod'
import {
  maxCertificates,
  sellerCertificateDelete,
  sellerCertificates,
  sellerCertificateSave,
  type CertificateRow,
} from '../../endpoints-certificates.ts'
import { certificateTimer } from './check-certificate.ts'
import { decoratorMemberships, ownStoreMembership } from '../own-store-membership.ts'

type Row = Omit<CertificateRow, 'storeName'> & { readonly storeId: number | string }
type Typed = z.output<typeof sellerCertificateSave.input>

const own = {
  name: 'store.ownCertificates',
  text: `SELECT certificate_id AS "certificateId", store_id AS "storeId", name_zh AS "nameZh", name_en AS "nameEn", number, issuer, issuer_en AS "issuerEn",
    coalesce(to_char(valid_until, 'YYYY-MM-DD'), '') AS "validUntil", state, reason, version
   FROM store_certificate WHERE store_id = ANY($1::bigint[]) ORDER BY store_id, certificate_id`,
}
// The store's row is locked, so that two at once cannot pass the limit or take one number twice.
const lock = { name: 'store.lockForCertificate', text: `SELECT FROM store WHERE store_id = $1 FOR UPDATE` }
const known = {
  name: 'store.certificateNumbers',
  text: `SELECT count(*)::int AS total, count(*) FILTER (WHERE number = $2 AND certificate_id IS DISTINCT FROM $3::bigint)::int AS same FROM store_certificate WHERE store_id = $1`,
}
const add = {
  name: 'store.addCertificate',
  text: `INSERT INTO store_certificate (store_id, name_zh, name_en, number, issuer, issuer_en, valid_until) VALUES ($1, $2, $3, $4, $5, $6, nullif($7, '')::date) RETURNING certificate_id AS id`,
}
const change = {
  name: 'store.changeCertificate',
  text: `UPDATE store_certificate SET name_zh = $2, name_en = $3, number = $4, issuer = $5, issuer_en = $6, valid_until = nullif($7, '')::date, state = 'waiting', judged_at = NULL, reason = '', version = version + 1
   WHERE store_id = $1 AND certificate_id = $8 AND version = $9 RETURNING certificate_id AS id`,
}
const drop = {
  name: 'store.dropCertificate',
  text: `DELETE FROM store_certificate WHERE certificate_id = $1 AND store_id = ANY($2::bigint[])`,
}

const mine = (call: Call) => decoratorMemberships(call).map((seat) => seat.storeId)

async function list(call: Call): Promise<CertificateRow[]> {
  const seats = new Map(decoratorMemberships(call).map((seat) => [seat.storeId, seat.storeName]))
  const found = await rows<Row>(call.app.read, own, [mine(call)])
  return found.map(({ storeId, ...row }) => ({
    ...row,
    certificateId: Number(row.certificateId),
    storeName: seats.get(Number(storeId)) ?? '',
  }))
}

/** The store that a certificate belongs to, or the one that is worked for when it is new; undefined for a foreign one. */
async function storeOf(call: Call, certificateId: number | undefined): Promise<number | Failure | undefined> {
  if (certificateId !== undefined) {
    const found = (await rows<Row>(call.app.read, own, [mine(call)])).find((row) => Number(row.certificateId) === certificateId)
    return found && Number(found.storeId)
  }
  const seat = ownStoreMembership(call)
  return isFailure(seat) ? seat : seat.storeId
}

async function save(call: Call, typed: Typed): Promise<{ certificateId: number } | Failure> {
  const { certificateId, version, nameZh, nameEn, number, issuer, issuerEn, validUntil } = typed
  const storeId = await storeOf(call, certificateId)
  if (storeId === undefined) return failure('api.notFound')
  if (isFailure(storeId)) return storeId
  return call.app.inTransaction(async (tx) => {
    await rows(tx, lock, [storeId])
    const [counts] = await rows<{ total: number; same: number }>(tx, known, [storeId, number, certificateId ?? null])
    if ((counts?.same ?? 0) > 0) return failure('store.certificateTwice', { number }, { field: 'number' })
    if (certificateId === undefined && (counts?.total ?? 0) >= maxCertificates)
      return failure('store.certificatesFull', { most: maxCertificates })
    const before = (await rows<Row>(tx, own, [[storeId]])).find((row) => Number(row.certificateId) === certificateId)
    const words = [storeId, nameZh, nameEn || nameZh, number, issuer, issuerEn, validUntil]
    const [kept] = await rows<{ id: number }>(tx, certificateId ? change : add, certificateId ? [...words, certificateId, version] : words)
    if (!kept) return failure('store.changed')
    await cancelTimers(tx, { entity: certificateTimer, entityId: Number(kept.id) })
    await emit(tx, { event: 'store.certificateWaits', payload: { storeId, name: nameZh, number } })
    await trace(tx, call, {
      action: 'saveCertificate',
      storeId,
      certificateId: Number(kept.id),
      diff: changesBetween(before ? shown(before) : null, shown({ nameZh, number, issuer, issuerEn, validUntil })),
    })
    return { certificateId: Number(kept.id) }
  })
}

const shown = ({
  nameZh,
  number,
  issuer,
  issuerEn,
  validUntil,
}: Pick<Row, 'nameZh' | 'number' | 'issuer' | 'issuerEn' | 'validUntil'>) => ({
  nameZh,
  number,
  issuer,
  issuerEn,
  validUntil,
})

type Trace = {
  readonly action: string
  readonly storeId: number
  readonly certificateId: number
  readonly diff: Changes
}

async function trace(tx: Transaction, call: Call, { action, storeId, certificateId, diff }: Trace): Promise<void> {
  await audit(tx, {
    ...actorContext(call, 'store'),
    action: `store.${action}`,
    entity: 'storeCertificate',
    entityId: certificateId,
    diff,
  })
  await emit(tx, { event: 'store.changed', payload: { storeId } })
}

/** The certificates that a store keeps and shows. */
export function certificateHandlers(): Handler[] {
  return [
    handle(sellerCertificates, (_input, call) => list(call)),
    handle(sellerCertificateSave, (input, call) => save(call, input)),
    handle(sellerCertificateDelete, async ({ certificateId }, call) => {
      const storeId = await storeOf(call, certificateId)
      if (storeId === undefined || isFailure(storeId)) return failure('api.notFound')
      return call.app.inTransaction<null | Failure>(async (tx) => {
        const [gone] = (await rows<Row>(tx, own, [mine(call)])).filter((row) => Number(row.certificateId) === certificateId)
        if (!gone || (await execute(tx, drop, [certificateId, mine(call)])) === 0) return failure('api.notFound')
        await trace(tx, call, { action: 'deleteCertificate', storeId, certificateId, diff: changesBetween(shown(gone), null) })
        return null
      })
    }),
  ]
}
