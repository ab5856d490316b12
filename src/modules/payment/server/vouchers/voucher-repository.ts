import { transition } from '../../../../kernel/state-machine/transition.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, rows, type Reader, type Transaction } from '../../../../kernel/database/transaction.ts'
import { releaseTransfer } from '../../../wallet/server/public.ts'
import { voucherMachine, type VoucherState } from '../../rules/voucher-machine.ts'

/** What a buyer said about a bank transfer. */
export type Voucher = {
  readonly voucherId: number
  readonly paySn: string
  readonly memberId: number
  readonly memberName: string
  readonly payerName: string
  readonly bankName: string
  readonly bankSerial: string
  readonly amountFen: bigint
  /** Day in Shanghai, `2026-11-20`. */
  readonly transferDay: string
  readonly images: readonly string[]
  readonly remark: string
  readonly state: VoucherState
  readonly version: number
  readonly submittedAt: Date
  readonly reviewedAt: Date | null
  readonly reviewerName: string
  readonly rejectReason: string
}

export type VoucherRow = {
  voucher_id: number
  pay_sn: string
  member_id: number
  member_name: string
  payer_name: string
  bank_name: string
  bank_serial: string
  amount: number | bigint
  transfer_day: string
  images: string[]
  remark: string
  state: VoucherState
  version: number
  submitted_at: Date
  reviewed_at: Date | null
  reviewer_name: string | null
  reject_reason: string
}

export const voucherColumns = `voucher_id, pay_sn, member_id, member_name, payer_name, bank_name, bank_serial, amount, to_char(transfer_day, 'YYYY-MM-DD') AS transfer_day,
  images, remark, state, version, submitted_at, reviewed_at, reviewer_name, reject_reason`

export function voucherOf(row: VoucherRow): Voucher {
  return {
    voucherId: row.voucher_id,
    paySn: row.pay_sn,
    memberId: row.member_id,
    memberName: row.member_name,
    payerName: row.payer_name,
    bankName: row.bank_name,
    bankSerial: row.bank_serial,
    amountFen: BigInt(row.amount),
    transferDay: row.transfer_day,
    images: row.images,
    remark: row.remark,
    state: row.state,
    version: row.version,
    submittedAt: row.submitted_at,
    reviewedAt: row.reviewed_at,
    reviewerName: row.reviewer_name ?? '',
    rejectReason: row.reject_reason,
  }
}

const insert = {
  name: 'payment.voucherInsert',
  text: `INSERT INTO transfer_voucher (pay_sn, member_id, member_name, payer_name, bank_name, bank_serial, amount, transfer_day, images, remark, state, submitted_at)
         VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,'SUBMITTED',$11) ON CONFLICT DO NOTHING RETURNING ${voucherColumns}`,
}
const byId = { name: 'payment.voucherById', text: `SELECT ${voucherColumns} FROM transfer_voucher WHERE voucher_id = $1` }
const ofPaySn = {
  name: 'payment.vouchersOf',
  text: `SELECT ${voucherColumns} FROM transfer_voucher WHERE pay_sn = $1 AND member_id = $2 ORDER BY voucher_id`,
}
const waiting = {
  name: 'payment.vouchersWaiting',
  text: `SELECT ${voucherColumns} FROM transfer_voucher WHERE pay_sn = $1 AND state = 'SUBMITTED' ORDER BY voucher_id`,
}
const moved = {
  name: 'payment.voucherMoved',
  text: `UPDATE transfer_voucher SET state = $2, payment_id = $3, reject_reason = $4, reviewed_at = $5, reviewer_name = $6, version = version + 1
         WHERE voucher_id = $1 AND state = ANY($7) AND version = $8`,
}

export type NewVoucher = Pick<
  Voucher,
  | 'paySn'
  | 'memberId'
  | 'memberName'
  | 'payerName'
  | 'bankName'
  | 'bankSerial'
  | 'amountFen'
  | 'transferDay'
  | 'images'
  | 'remark'
  | 'submittedAt'
>

/** Writes a voucher; null when its bank serial stands on another one. */
export async function addVoucher(tx: Transaction, voucher: NewVoucher): Promise<Voucher | null> {
  const { paySn, memberId, memberName, payerName, bankName, bankSerial, amountFen, transferDay, images, remark, submittedAt } = voucher
  const [row] = await rows<VoucherRow>(tx, insert, [
    paySn,
    memberId,
    memberName,
    payerName,
    bankName,
    bankSerial,
    amountFen,
    transferDay,
    images,
    remark,
    submittedAt,
  ])
  return row ? voucherOf(row) : null
}

export async function voucherById(handle: Reader | Transaction, voucherId: number): Promise<Voucher | null> {
  const [row] = await rows<VoucherRow>(handle, byId, [voucherId])
  return row ? voucherOf(row) : null
}

/** The vouchers of one buyer's checkout. */
export async function vouchersOf(handle: Reader | Transaction, paySn: string, memberId: number): Promise<Voucher[]> {
  return (await rows<VoucherRow>(handle, ofPaySn, [paySn, memberId])).map(voucherOf)
}

/** The vouchers of a checkout that still wait for somebody to look at the account. */
export async function waitingVouchers(tx: Transaction, paySn: string): Promise<Voucher[]> {
  return (await rows<VoucherRow>(tx, waiting, [paySn])).map(voucherOf)
}

export type VoucherVerdict = {
  readonly event: 'confirm' | 'reject'
  readonly act: ActorContext
  readonly reason: string
  /** The payment that the transfer became. */
  readonly paymentId: number | null
}

/** Moves a voucher, with its audit row and event; `payment.voucherReviewed` when somebody was faster. */
export async function moveVoucher(tx: Transaction, voucher: Voucher, review: VoucherVerdict): Promise<VoucherState | Failure> {
  const { voucherId, version, paySn, memberId } = voucher
  const { event, act, reason, paymentId } = review
  const reviewed = failure('payment.voucherReviewed')
  const done = await transition(tx, {
    machine: voucherMachine,
    event,
    who: act.actor.kind === 'system' ? 'system' : 'platform',
    from: voucher.state,
    update: async (to, sources) => {
      const rejectReason = event === 'reject' ? reason : ''
      return (await execute(tx, moved, [voucherId, to, paymentId, rejectReason, act.now, act.actor.name, sources, version])) === 1
    },
    audit: { act, action: `payment.${event}Voucher`, entity: 'transferVoucher', entityId: voucherId, reason },
    events: () => [
      { event: `payment.voucher${event === 'confirm' ? 'Confirmed' : 'Rejected'}`, key: paySn, payload: { voucherId, paySn, memberId } },
    ],
    refusal: reviewed,
    lost: reviewed,
  })
  if (isFailure(done)) return done
  if (event === 'reject') await releaseTransfer(tx, { purpose: 'order', reference: String(voucherId) })
  return done.to
}
