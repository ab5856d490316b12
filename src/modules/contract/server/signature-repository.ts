import { createHash } from 'node:crypto'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { ContractSide } from '../rules/contract-machine.ts'

/** A paper that both sides sign: the contract itself (supplement 0), or a supplement to it. */
export type PaperKey = { readonly contractId: number; readonly supplementNo: number }
export const contractPaper = (contractId: number): PaperKey => ({ contractId, supplementNo: 0 })

export type ContractFile = { readonly revision: number; readonly sha256: string; readonly bytes: Buffer }
export type Signature = {
  readonly side: ContractSide
  readonly memberId: number
  readonly partyName: string
  readonly taxNumber: string
  readonly agentName: string
  readonly requestedAt: Date
  readonly signedAt: Date | null
}
export type Signer = {
  readonly companyName: string
  readonly taxNumber: string
  readonly agentName: string
  readonly authenticatedAt: Date
}
type SignerKey = { readonly ownerKind: ContractSide; readonly ownerId: number; readonly memberId: number }

const latest = {
  name: 'contract.file',
  text: `SELECT revision, sha256, bytes FROM contract_file WHERE contract_id = $1 AND supplement_no = $2 ORDER BY revision DESC LIMIT 1`,
}
const hash = {
  name: 'contract.fileHash',
  text: `SELECT sha256 FROM contract_file WHERE contract_id = $1 AND supplement_no = $2 ORDER BY revision DESC LIMIT 1`,
}
const insertFile = {
  name: 'contract.addFile',
  text: `INSERT INTO contract_file (contract_id, supplement_no, revision, sha256, bytes, created_at) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
}
const all = {
  name: 'contract.signatures',
  text: `SELECT side, member_id::int AS "memberId", party_name AS "partyName", tax_number AS "taxNumber", agent_name AS "agentName", requested_at AS "requestedAt", signed_at AS "signedAt"
    FROM contract_signature WHERE contract_id = $1 AND supplement_no = $2 ORDER BY requested_at`,
}
const request = {
  name: 'contract.requestSignature',
  text: `INSERT INTO contract_signature (contract_id, supplement_no, side, member_id, party_name, tax_number, agent_name, requested_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
}
const done = {
  name: 'contract.signed',
  text: `UPDATE contract_signature SET signed_at = $4 WHERE contract_id = $1 AND supplement_no = $2 AND side = $3 AND signed_at IS NULL`,
}
const signer = {
  name: 'contract.signer',
  text: `SELECT company_name AS "companyName", tax_number AS "taxNumber", agent_name AS "agentName", authenticated_at AS "authenticatedAt"
    FROM contract_signer WHERE owner_kind = $1 AND owner_id = $2 AND member_id = $3`,
}
const putSigner = {
  name: 'contract.saveSigner',
  text: `INSERT INTO contract_signer (owner_kind, owner_id, member_id, company_name, tax_number, agent_name, agreement_version, authenticated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (owner_kind, owner_id, member_id) DO UPDATE SET company_name = $4, tax_number = $5, agent_name = $6, agreement_version = $7, authenticated_at = $8`,
}

/** The file with the signatures that it has; null before both sides confirmed. */
export async function latestFile(db: Queryable, { contractId, supplementNo }: PaperKey): Promise<ContractFile | null> {
  return (await rows<ContractFile>(db, latest, [contractId, supplementNo]))[0] ?? null
}

export async function fileHash(db: Queryable, { contractId, supplementNo }: PaperKey): Promise<string> {
  return (await rows<{ sha256: string }>(db, hash, [contractId, supplementNo]))[0]?.sha256 ?? ''
}

export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Stores the next revision of the file; false when there is one of that number. */
export async function addFile(
  tx: Transaction,
  { contractId, supplementNo }: PaperKey,
  next: { revision: number; bytes: Buffer; at: Date },
): Promise<boolean> {
  return (await execute(tx, insertFile, [contractId, supplementNo, next.revision, digestOf(next.bytes), next.bytes, next.at])) > 0
}

export function signaturesOf(db: Queryable, { contractId, supplementNo }: PaperKey): Promise<Signature[]> {
  return rows<Signature>(db, all, [contractId, supplementNo])
}

/** Asks for a side's signature; false when it was asked for. */
export async function addSignature(tx: Transaction, paper: PaperKey, wish: Omit<Signature, 'signedAt'>): Promise<boolean> {
  const { side, memberId, partyName, taxNumber, agentName, requestedAt } = wish
  return (
    (await execute(tx, request, [paper.contractId, paper.supplementNo, side, memberId, partyName, taxNumber, agentName, requestedAt])) > 0
  )
}

export async function markSigned(tx: Transaction, { contractId, supplementNo }: PaperKey, side: ContractSide, at: Date): Promise<boolean> {
  return (await execute(tx, done, [contractId, supplementNo, side, at])) > 0
}

export async function signerOf(db: Queryable, { ownerKind, ownerId, memberId }: SignerKey): Promise<Signer | null> {
  return (await rows<Signer>(db, signer, [ownerKind, ownerId, memberId]))[0] ?? null
}

export async function saveSigner(tx: Transaction, key: SignerKey, facts: Signer & { readonly agreementVersion: number }): Promise<void> {
  const { companyName, taxNumber, agentName, agreementVersion, authenticatedAt } = facts
  await execute(tx, putSigner, [
    key.ownerKind,
    key.ownerId,
    key.memberId,
    companyName,
    taxNumber,
    agentName,
    agreementVersion,
    authenticatedAt,
  ])
}
