import { offsetOf } from '../../../kernel/database/paging.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { AwardTerms } from '../rules/award-terms.ts'
import type { ContractContent } from '../rules/contract-content.ts'
import type { ContractSide, ContractState } from '../rules/contract-machine.ts'

type Int = number | string | bigint
export type Contract = {
  readonly contractId: number
  readonly contractSn: string
  readonly kind: 'PURCHASE' | 'FRAMEWORK'
  readonly state: ContractState
  readonly version: number
  readonly initiator: ContractSide
  readonly enterpriseId: number
  readonly memberId: number
  readonly storeId: number
  readonly orderSn: string
  readonly title: string
  readonly total: bigint
  readonly versionNo: number
  readonly code: string
  readonly signOrder: 'any' | ContractSide
  readonly endsOn: string
  readonly signUntil: Date | null
  readonly effectiveAt: Date | null
  readonly performedAt: Date | null
  readonly rescindSide: ContractSide | null
  readonly reason: string
  readonly createdAt: Date
  readonly source: ContractSource
  readonly sourceSn: string
  readonly frameworkId: number | null
}
/** What a contract was drafted from besides an order. */
export type ContractSource = '' | 'QUOTATION' | 'TENDER' | 'FRAMEWORK'
/** Whose contracts somebody reads: a company's (all, or one member's), some stores', or everybody's. */
export type ContractScope = {
  readonly enterpriseId: number | null
  readonly memberId: number | null
  readonly storeIds: readonly number[] | null
}

const columns = `c.contract_id::int AS "contractId", c.contract_sn AS "contractSn", c.kind, c.state, c.version, c.initiator, c.enterprise_id::int AS "enterpriseId",
  c.member_id::int AS "memberId", c.store_id::int AS "storeId", c.order_sn AS "orderSn", c.title, c.total::text AS total, c.version_no AS "versionNo", c.code,
  c.sign_order AS "signOrder", to_char(c.ends_on, 'YYYY-MM-DD') AS "endsOn", c.sign_until AS "signUntil", c.effective_at AS "effectiveAt", c.performed_at AS "performedAt",
  c.rescind_side AS "rescindSide", c.reason, c.created_at AS "createdAt", c.source, c.source_sn AS "sourceSn", c.framework_id::int AS "frameworkId"`
// A store sees what was sent to it, and its own drafts; the buyer likewise.
const unsent = `('DRAFT', 'APPROVING', 'DRAFT_APPROVED')`
const inScope = `($1::bigint IS NULL OR (c.enterprise_id = $1 AND (c.initiator = 'buyer' OR c.state NOT IN ${unsent}))) AND ($2::bigint IS NULL OR c.member_id = $2)
  AND ($3::bigint[] IS NULL OR (c.store_id = ANY($3) AND (c.initiator = 'store' OR c.state NOT IN ${unsent})))
  AND (c.sign_until IS NOT NULL OR c.state <> 'WITHDRAWN' OR ($1::bigint IS NOT NULL AND c.initiator = 'buyer') OR ($3::bigint[] IS NOT NULL AND c.initiator = 'store')
    OR EXISTS (SELECT 1 FROM contract_consent k WHERE k.contract_id = c.contract_id))`
const one = { name: 'contract.one', text: `SELECT ${columns} FROM contract c WHERE ${inScope} AND c.contract_id = $4` }
const locked = { name: 'contract.lock', text: `${one.text} FOR UPDATE` }
const tabs = `CASE $4 WHEN 'draft' THEN c.state IN ${unsent} WHEN 'talk' THEN c.state = 'NEGOTIATING' WHEN 'sign' THEN c.state = 'SIGNING'
  WHEN 'live' THEN c.state IN ('EFFECTIVE', 'PERFORMING', 'RESCINDING') WHEN 'over' THEN c.state IN ('REJECTED', 'REFUSED', 'EXPIRED', 'WITHDRAWN', 'COMPLETED', 'RESCINDED') ELSE true END`
const listed = {
  name: 'contract.list',
  text: `SELECT ${columns}, e.name AS "buyerName", e.uscc AS "buyerCode", count(*) OVER ()::int AS count FROM contract c JOIN enterprise e ON e.id = c.enterprise_id
    WHERE ${inScope} AND ${tabs} AND ($5 = '' OR c.title ILIKE '%' || $5 || '%' OR c.contract_sn = $5 OR e.name ILIKE '%' || $5 || '%'
      OR EXISTS (SELECT FROM store WHERE store.store_id = c.store_id AND store_name ILIKE '%' || $5 || '%')) AND ($8 = '' OR c.source = $8) ORDER BY c.contract_id DESC LIMIT $6 OFFSET $7`,
}
const insert = {
  name: 'contract.insert',
  text: `INSERT INTO contract (contract_sn, kind, state, initiator, enterprise_id, member_id, store_id, order_sn, title, total, code, sign_order, ends_on, created_at,
      source, source_sn, award, framework_id)
    VALUES ('HT' || replace($1, '-', '') || lpad(nextval('contract_number')::text, 6, '0'), $2, 'DRAFT', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) RETURNING contract_id::int AS "contractId"`,
}
const rewrite = {
  name: 'contract.rewrite',
  text: `UPDATE contract SET title = $3, total = $4, sign_order = $5, ends_on = $6, version_no = $7, kind = $8, state = $9, version = version + 1 WHERE contract_id = $1 AND version = $2 RETURNING contract_id`,
}
const move = {
  name: 'contract.move',
  text: `UPDATE contract SET state = $2, version = version + 1, reason = coalesce($4, reason), sign_until = coalesce($5, sign_until), effective_at = coalesce($6, effective_at),
    performed_at = coalesce($7, performed_at), rescind_side = coalesce($8, rescind_side) WHERE contract_id = $1 AND state = ANY($3::text[]) RETURNING contract_id`,
}

function contractOf(row: Omit<Contract, 'total'> & { total: Int }): Contract {
  return { ...row, total: BigInt(row.total) }
}

const scopeValues = ({ enterpriseId, memberId, storeIds }: ContractScope) => [enterpriseId, memberId, storeIds]
export const everybodys: ContractScope = { enterpriseId: null, memberId: null, storeIds: null }

/** A contract of a scope; null when it is absent or none of theirs. */
export async function contractIn(db: Queryable, contractId: number, scope: ContractScope): Promise<Contract | null> {
  const [row] = await rows<Contract>(db, one, [...scopeValues(scope), contractId])
  return row ? contractOf(row) : null
}

/** The same, locked until the transaction ends. */
export async function lockContract(tx: Transaction, contractId: number, scope: ContractScope): Promise<Contract | null> {
  const [row] = await rows<Contract>(tx, locked, [...scopeValues(scope), contractId])
  return row ? contractOf(row) : null
}

export type ListedContract = Contract & { readonly buyerName: string; readonly buyerCode: string; readonly count: number }
type Page = {
  readonly current: number
  readonly pageSize: number
  readonly tab: string
  readonly keyword: string
  readonly source: ContractSource
}

export async function contractsIn(db: Queryable, scope: ContractScope, page: Page): Promise<ListedContract[]> {
  const values = [...scopeValues(scope), page.tab, page.keyword.replaceAll(/[\\%_]/g, '\\$&'), page.pageSize, offsetOf(page), page.source]
  const found = await rows<ListedContract>(db, listed, values)
  return found.map((row) => ({ ...row, ...contractOf(row) }))
}

export type NewContract = Pick<
  Contract,
  'kind' | 'initiator' | 'enterpriseId' | 'memberId' | 'storeId' | 'orderSn' | 'title' | 'total' | 'code' | 'signOrder' | 'endsOn'
> & { readonly day: string; readonly at: Date; readonly origin: Origin }

/** What a new contract is drafted from, with the terms that a tender's award fixed. */
export type Origin = Pick<Contract, 'source' | 'sourceSn' | 'frameworkId'> & { readonly award: AwardTerms | null }
export const noOrigin: Origin = { source: '', sourceSn: '', frameworkId: null, award: null }

export async function addContract(tx: Transaction, made: NewContract): Promise<number> {
  const { day, kind, initiator, enterpriseId, memberId, storeId, orderSn, title, total, code, signOrder, endsOn, at, origin } = made
  const { source, sourceSn, frameworkId, award } = origin
  const from = [source, sourceSn, award ? JSON.stringify(award) : null, frameworkId]
  const values = [day, kind, initiator, enterpriseId, memberId, storeId, orderSn, title, total, code, signOrder, endsOn, at, ...from]
  const [row] = await rows<{ contractId: number }>(tx, insert, values)
  if (!row) throw new Error('the insert of a contract returned no row')
  return row.contractId
}

export type ContractChange = Pick<Contract, 'title' | 'total' | 'signOrder' | 'endsOn' | 'versionNo' | 'kind' | 'state'>

/** Writes the head of a draft or of a new version; false when somebody was faster. */
export async function updateHead(tx: Transaction, contract: Contract, change: ContractChange): Promise<boolean> {
  const { title, total, signOrder, endsOn, versionNo, kind, state } = change
  const values = [contract.contractId, contract.version, title, total, signOrder, endsOn, versionNo, kind, state]
  return (await rows(tx, rewrite, values)).length > 0
}

export type StateChange = {
  readonly reason?: string
  readonly signUntil?: Date
  readonly effectiveAt?: Date
  readonly performedAt?: Date
  readonly rescindSide?: ContractSide
}

export async function updateState(
  tx: Transaction,
  contractId: number,
  to: ContractState,
  how: { readonly from: readonly ContractState[]; readonly change: StateChange },
): Promise<boolean> {
  const { reason, signUntil, effectiveAt, performedAt, rescindSide } = how.change
  const facts = [reason, signUntil, effectiveAt, performedAt, rescindSide].map((fact) => fact ?? null)
  return (await rows(tx, move, [contractId, to, how.from, ...facts])).length > 0
}

export type StoredVersion = {
  readonly versionNo: number
  readonly side: ContractSide
  readonly content: ContractContent
  readonly createdAt: Date
}
const versions = {
  name: 'contract.versions',
  text: `SELECT version_no AS "versionNo", side, content, created_at AS "createdAt" FROM contract_version WHERE contract_id = $1 ORDER BY version_no`,
}
const saveOne = {
  name: 'contract.saveVersion',
  text: `INSERT INTO contract_version (contract_id, version_no, side, content, sha256, created_at) VALUES ($1, $2, $3, $4::jsonb, encode(sha256(convert_to(($4::jsonb)::text, 'UTF8')), 'hex'), $5)
    ON CONFLICT (contract_id, version_no) DO UPDATE SET content = EXCLUDED.content, sha256 = EXCLUDED.sha256, created_at = EXCLUDED.created_at`,
}

export function versionsOf(db: Queryable, contractId: number): Promise<StoredVersion[]> {
  return rows<StoredVersion>(db, versions, [contractId])
}

type NewVersion = {
  readonly contractId: number
  readonly versionNo: number
  readonly side: ContractSide
  readonly content: ContractContent
  readonly at: Date
}

/** Writes a version; only a draft's is written again. */
export async function saveVersion(tx: Transaction, { contractId, versionNo, side, content, at }: NewVersion): Promise<void> {
  await execute(tx, saveOne, [contractId, versionNo, side, JSON.stringify(content), at])
}

type Consent = { readonly subject: string; readonly side: ContractSide }
const consents = { name: 'contract.consents', text: `SELECT subject, side FROM contract_consent WHERE contract_id = $1 ORDER BY given_at` }
const consent = {
  name: 'contract.consent',
  text: `INSERT INTO contract_consent (contract_id, subject, side, member_id, given_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
}

export function consentsOf(db: Queryable, contractId: number): Promise<Consent[]> {
  return rows<Consent>(db, consents, [contractId])
}

/** Notes that a side agreed; false when it had. */
export async function addConsent(tx: Transaction, contractId: number, given: Consent & { memberId: number; at: Date }): Promise<boolean> {
  return (await execute(tx, consent, [contractId, given.subject, given.side, given.memberId, given.at])) > 0
}
