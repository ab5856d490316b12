import { execute, rows, type Reader, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { VoucherState } from '../../rules/voucher-machine.ts'

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
  text: `SELECT voucher_id FROM transfer_voucher WHERE pay_sn = $1 AND state = 'SUBMITTED'`,
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
export async function insertVoucher(tx: Transaction, voucher: NewVoucher): Promise<Voucher | null> {
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

/** How many vouchers of a checkout still wait for somebody to look at the account. */
export async function waitingVouchers(tx: Transaction, paySn: string): Promise<number> {
  return (await rows<{ voucher_id: number }>(tx, waiting, [paySn])).length
}

/** Moves a voucher that stands as it was seen; false when somebody else was faster. */
export async function moveVoucher(
  tx: Transaction,
  voucher: Voucher,
  move: { to: VoucherState; from: readonly VoucherState[]; paymentId: number | null; rejectReason: string; at: Date; reviewerName: string },
): Promise<boolean> {
  const values = [voucher.voucherId, move.to, move.paymentId, move.rejectReason, move.at, move.reviewerName, move.from, voucher.version]
  return (await execute(tx, moved, values)) === 1
}
