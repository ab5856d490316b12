import type { ClosingCheck, PersonalTable } from '../../../kernel/privacy/personal-data.ts'
import { failure } from '../../../kernel/failure/failure.ts'
import { rows } from '../../../kernel/database/transaction.ts'

/** Personal data of contracts: who acted and signed. Signed contracts are evidence and stay. */
export const contractPersonalData: readonly PersonalTable[] = [
  {
    table: 'contract',
    purpose: 'trade',
    whose: 'member_id = $1',
    columns: { contract_sn: 'trade', title: 'trade', total: 'trade', reason: 'talk', created_at: 'trade' },
    plain: [
      'contract_id',
      'kind',
      'state',
      'version',
      'initiator',
      'enterprise_id',
      'member_id',
      'store_id',
      'order_sn',
      'version_no',
      'code',
      'sign_order',
      'ends_on',
      'sign_until',
      'effective_at',
      'performed_at',
      'rescind_side',
      'source',
      'source_sn',
      'award',
      'framework_id',
      'use_reminded_at',
    ],
    retention: 'evidence',
  },
  {
    table: 'contract_version',
    purpose: 'trade',
    whose: 'contract_id IN (SELECT contract_id FROM contract WHERE member_id = $1)',
    columns: { content: 'trade', created_at: 'trade' },
    plain: ['contract_id', 'version_no', 'side', 'sha256'],
    retention: 'evidence',
  },
  {
    table: 'contract_consent',
    purpose: 'evidence',
    whose: 'member_id = $1',
    columns: { subject: 'choice', given_at: 'trade' },
    plain: ['contract_id', 'side', 'member_id'],
    retention: 'evidence',
  },
  {
    table: 'contract_signature',
    purpose: 'evidence',
    whose: 'member_id = $1',
    columns: { party_name: 'company', tax_number: 'company', agent_name: 'name', requested_at: 'trade', signed_at: 'trade' },
    plain: ['contract_id', 'supplement_no', 'side', 'member_id'],
    retention: 'evidence',
  },
  {
    table: 'contract_supplement',
    purpose: 'trade',
    whose: 'member_id = $1',
    columns: { content: 'trade', total: 'trade', reason: 'talk', created_at: 'trade', effective_at: 'trade' },
    plain: ['supplement_id', 'contract_id', 'supplement_no', 'state', 'side', 'member_id', 'code', 'sign_until'],
    retention: 'evidence',
  },
  {
    table: 'contract_signer',
    purpose: 'company',
    whose: 'member_id = $1',
    columns: { company_name: 'company', tax_number: 'company', agent_name: 'name', authenticated_at: 'trade' },
    plain: ['owner_kind', 'owner_id', 'member_id', 'agreement_version'],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
]

const open = {
  name: 'contract.closingOpen',
  text: `SELECT count(*)::int AS count FROM contract WHERE member_id = $1 AND state IN ('SIGNING', 'EFFECTIVE', 'PERFORMING', 'RESCINDING')`,
}

/** Contracts of the member that are being signed or performed. */
export const contractClosingCheck: ClosingCheck = async (db, memberId) => {
  const [found] = await rows<{ count: number }>(db, open, [memberId])
  const count = found?.count ?? 0
  return count > 0 ? [{ why: failure('contract.closingOpen', { count }), link: '/member/contract/index' }] : []
}
