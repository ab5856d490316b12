import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { DomainEvent } from '../../../../kernel/events/events.ts'
import { transition } from '../../../../kernel/state-machine/transition.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { applicationMachine, type ApplicationEvent, type ApplicationState, type ApplicationActor } from '../../rules/application-machine.ts'

type Int = number | bigint
export type Application = {
  readonly id: number
  readonly memberId: number
  readonly state: ApplicationState
  readonly version: number
  readonly storeName: string
  readonly storeNameEn: string
  readonly companyName: string
  readonly companyNameEn: string
  readonly creditCode: string
  readonly storeType: 'producer' | 'trader'
  readonly districtCode: string
  readonly phone: string
  readonly descriptionZh: string
  readonly descriptionEn: string
  readonly categoryIds: readonly (number | string)[]
  readonly licenceImage: string
  readonly submittedAt: Date
  readonly deposit: Int | null
  readonly reviewerName: string
  readonly reason: string
  readonly storeId: number | null
}

const columns = `id, member_id AS "memberId", state, version, store_name AS "storeName", store_name_en AS "storeNameEn", company_name AS "companyName", company_name_en AS "companyNameEn",
  credit_code AS "creditCode", store_type AS "storeType", district_code AS "districtCode", phone, description_zh AS "descriptionZh",
  description_en AS "descriptionEn", category_ids AS "categoryIds", licence_image AS "licenceImage", submitted_at AS "submittedAt", deposit,
  reviewer_name AS "reviewerName", reason, store_id AS "storeId"`
const insert = {
  name: 'store.applicationInsert',
  text: `INSERT INTO store_application (member_id, state, store_name, store_name_en, company_name, credit_code, store_type, district_code, phone,
           description_zh, description_en, category_ids, licence_image, agreed_at, submitted_at, company_name_en)
         VALUES ($1,'SUBMITTED',$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$13,$14) ON CONFLICT DO NOTHING RETURNING ${columns}`,
}
const last = {
  name: 'store.applicationLast',
  text: `SELECT ${columns} FROM store_application WHERE member_id = $1 ORDER BY id DESC LIMIT 1`,
}
const lockOpen = {
  name: 'store.applicationLockOpen',
  text: `SELECT ${columns} FROM store_application WHERE member_id = $1 AND state IN ('SUBMITTED', 'DEPOSIT') FOR UPDATE`,
}
const lockById = { name: 'store.applicationLock', text: `SELECT ${columns} FROM store_application WHERE id = $1 FOR UPDATE` }
const page = {
  name: 'store.applicationPage',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM store_application WHERE $1::text IS NULL OR state = $1
         ORDER BY array_position(ARRAY['SUBMITTED','DEPOSIT'], state) NULLS LAST, id DESC LIMIT $2 OFFSET $3`,
}
const move = {
  name: 'store.applicationMove',
  text: `UPDATE store_application SET state = $3, version = version + 1, deposit = coalesce($5, deposit), reason = coalesce($6, reason),
           reviewer_name = coalesce($7, reviewer_name), reviewed_at = $8, store_id = $9
         WHERE id = $1 AND state = $2 AND version = $4 RETURNING ${columns}`,
}
const taken = {
  name: 'store.nameTaken',
  text: `SELECT EXISTS (SELECT FROM store WHERE store_name = $1) AS "nameTaken", EXISTS (SELECT FROM store WHERE credit_code = $2) AS "codeTaken"`,
}
const open = {
  name: 'store.openNew',
  text: `INSERT INTO store (store_name, store_name_en, company_name, credit_code, region_code, city_name, district_name, store_type, years_open,
           phone, description_zh, description_en, main_category_ids, company_name_en, state)
         VALUES ($1,$2,$3,$4,$5,$6,$7,$8,0,$9,$10,$11,$12,$13,'open') RETURNING store_id AS "storeId"`,
}
const warehouse = {
  name: 'store.openWarehouse',
  text: `INSERT INTO warehouse (store_id, name_zh, name_en, region_code, city_name) VALUES ($1,$2,$3,$4,$5)`,
}

export type NewApplication = Omit<Application, 'id' | 'state' | 'version' | 'deposit' | 'reviewerName' | 'reason' | 'storeId'>

/** The new application; null when the member has an open one already. */
export async function addApplication(tx: Transaction, newApplication: NewApplication): Promise<Application | null> {
  const values = [
    newApplication.memberId,
    newApplication.storeName,
    newApplication.storeNameEn,
    newApplication.companyName,
    newApplication.creditCode,
    newApplication.storeType,
    newApplication.districtCode,
    newApplication.phone,
  ]
  const more = [
    newApplication.descriptionZh,
    newApplication.descriptionEn,
    newApplication.categoryIds,
    newApplication.licenceImage,
    newApplication.submittedAt,
    newApplication.companyNameEn,
  ]
  return (await rows<Application>(tx, insert, [...values, ...more]))[0] ?? null
}

export async function lastApplication(db: Queryable, memberId: number): Promise<Application | null> {
  return (await rows<Application>(db, last, [memberId]))[0] ?? null
}

export async function lockOpenApplication(tx: Transaction, memberId: number): Promise<Application | null> {
  return (await rows<Application>(tx, lockOpen, [memberId]))[0] ?? null
}

export async function lockApplication(tx: Transaction, applicationId: number): Promise<Application | null> {
  return (await rows<Application>(tx, lockById, [applicationId]))[0] ?? null
}

export function listApplications(
  db: Queryable,
  of: { state: ApplicationState | null; limit: number; offset: number },
): Promise<(Application & { readonly total: number })[]> {
  return rows(db, page, [of.state, of.limit, of.offset])
}

export type ApplicationMove = {
  readonly event: ApplicationEvent
  readonly who: ApplicationActor
  readonly act: ActorContext
  readonly deposit?: bigint
  readonly reason?: string
  readonly storeId?: number
  readonly facts?: Readonly<Record<string, unknown>>
  readonly events?: (to: ApplicationState) => readonly DomainEvent[]
}

/** Moves an application, with its audit row; `store.applicationMoved` when it is elsewhere, `api.stale` when another was faster. */
export async function moveApplication(
  tx: Transaction,
  application: Application,
  { event, who, act, deposit, reason, storeId, facts, events }: ApplicationMove,
): Promise<Application | Failure> {
  const { id, state, version } = application
  const reviewer = who === 'platform' ? act.actor.name : null
  const done = await transition(tx, {
    machine: applicationMachine,
    event,
    who,
    from: state,
    update: async (to) => {
      const values = [id, state, to, version, deposit ?? null, reason ?? null, reviewer, act.now, storeId ?? null]
      return (await rows<Application>(tx, move, values))[0]
    },
    audit: {
      act,
      action: `store.${event}Application`,
      entity: 'storeApplication',
      entityId: id,
      ...(reason === undefined ? {} : { reason }),
      ...(facts ? { facts } : {}),
    },
    ...(events ? { events } : {}),
    refusal: failure('store.applicationMoved'),
  })
  return isFailure(done) ? done : done.moved
}

/** Whether a store has the name, or the company, already. */
export async function conflictingApplication(
  db: Queryable,
  storeName: string,
  creditCode: string,
): Promise<{ nameTaken: boolean; codeTaken: boolean }> {
  const [found] = await rows<{ nameTaken: boolean; codeTaken: boolean }>(db, taken, [storeName, creditCode])
  return found ?? { nameTaken: false, codeTaken: false }
}

/** Opens the store of an application with its first warehouse; the store's id. */
export async function openNewStore(
  tx: Transaction,
  application: Application,
  place: { readonly cityName: string; readonly districtName: string; readonly warehouseZh: string; readonly warehouseEn: string },
): Promise<number> {
  const company = [
    application.storeName,
    application.storeNameEn || application.storeName,
    application.companyName,
    application.creditCode,
    application.districtCode,
    place.cityName,
    place.districtName,
  ]
  const words = [
    application.storeType,
    application.phone,
    application.descriptionZh,
    application.descriptionEn || application.descriptionZh,
    application.categoryIds,
    application.companyNameEn,
  ]
  const [opened] = await rows<{ storeId: number }>(tx, open, [...company, ...words])
  if (!opened) throw new Error('an insert returned no row')
  await execute(tx, warehouse, [opened.storeId, place.warehouseZh, place.warehouseEn, application.districtCode, place.cityName])
  return opened.storeId
}
