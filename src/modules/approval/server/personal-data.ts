import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of purchase requests and of who decided about them: records of trade. */
export const approvalPersonalData: readonly PersonalTable[] = [
  {
    table: 'purchase_request',
    purpose: 'trade',
    whose: 'member_id = $1',
    columns: { requester_name: 'name', receiver: 'address', terms: 'trade', note: 'trade', total: 'trade', created_at: 'trade' },
    plain: [
      'id',
      'request_sn',
      'enterprise_id',
      'member_id',
      'cost_centre_id',
      'cost_centre',
      'state',
      'version',
      'step_no',
      'reasons',
      'content_hash',
      'decided_at',
      'pay_sn',
      'order_sns',
    ],
    retention: 'threeYears',
    atClosing: {
      requester_name: `'closed#' || member_id`,
      receiver: `receiver || jsonb_build_object('receiverName', 'closed#' || member_id, 'mobile', '', 'detail', '')`,
    },
    later: { terms: `'{}'`, receiver: 'NULL', note: `''` },
  },
  {
    table: 'purchase_request_decision',
    purpose: 'trade',
    whose: '(approver_id = $1 OR by_id = $1)',
    columns: { by_name: 'name', decision: 'choice', comment: 'talk' },
    plain: ['request_id', 'step_no', 'approver_id', 'by_id', 'at'],
    retention: 'threeYears',
    atClosing: { by_name: `'closed#' || by_id` },
  },
  {
    table: 'purchase_request_step',
    purpose: 'company',
    whose: '$1 = ANY(approver_ids)',
    columns: { approver_ids: 'company' },
    plain: ['request_id', 'step_no', 'name', 'quorum', 'escalated_at'],
    retention: 'threeYears',
  },
  {
    table: 'approval_delegation',
    purpose: 'company',
    whose: '(from_member_id = $1 OR to_member_id = $1)',
    columns: { from_member_id: 'company', to_member_id: 'company', starts_on: 'company', ends_on: 'company' },
    plain: ['id', 'enterprise_id', 'ended_at'],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
]
