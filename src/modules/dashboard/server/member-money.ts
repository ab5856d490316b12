import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { rows } from '../../../kernel/database/transaction.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { directoryRow } from '../../member/server/public.ts'
import { walletOf } from '../../wallet/rules/ledger-accounts.ts'
import { balanceOfAccount } from '../../wallet/server/public.ts'
import { platformMemberMoney, type PlatformMemberMoney } from '../endpoints-member-record.ts'

type Int = number | bigint
type Orders = {
  readonly paidFen: Int
  readonly paidNum: number
  readonly lastAt: Date | null
  readonly unpaidFen: Int
  readonly unpaidNum: number
}
type CreditLine = {
  readonly accountId: Int
  readonly storeName: string
  readonly limit: Int
  readonly used: Int
  readonly isFrozen: boolean
}

const orders = {
  name: 'dashboard.memberOrders',
  text: `SELECT coalesce(sum(total) FILTER (WHERE "isPaid"), 0)::bigint AS "paidFen", (count(*) FILTER (WHERE "isPaid"))::int AS "paidNum", max(paid_at) FILTER (WHERE "isPaid") AS "lastAt",
      coalesce(sum(total) FILTER (WHERE state = 'PENDING_PAYMENT'), 0)::bigint AS "unpaidFen", (count(*) FILTER (WHERE state = 'PENDING_PAYMENT'))::int AS "unpaidNum"
    FROM (SELECT total, state, paid_at, paid_at IS NOT NULL AND state NOT IN ('CANCELLED', 'CLOSED') AS "isPaid" FROM orders WHERE member_id = $1) o`,
}
const credit = {
  name: 'dashboard.memberCredit',
  text: `SELECT account_id AS "accountId", store_name AS "storeName", credit_limit AS limit, held + drawn AS used, state <> 'ACTIVE' AS "isFrozen"
    FROM credit_account WHERE enterprise_id = $1 AND state <> 'CLOSED' ORDER BY store_id, account_id`,
}
const yuanOf = (fen: Int) => yuanNumber(BigInt(fen))

/** Refusal: `member.memberGone`. */
async function moneyOfMember(call: Call, memberId: number): Promise<PlatformMemberMoney | Failure> {
  const { read } = call.app
  const member = await directoryRow(read, memberId)
  if (!member) return failure('member.memberGone')
  const [[sums], { balanceFen, heldFen }, lines] = await Promise.all([
    rows<Orders>(read, orders, [memberId]),
    balanceOfAccount(read, walletOf('member', memberId)),
    member.enterpriseId === null ? [] : rows<CreditLine>(read, credit, [member.enterpriseId]),
  ])
  return {
    paidAmount: yuanOf(sums?.paidFen ?? 0),
    paidNum: sums?.paidNum ?? 0,
    lastPayTime: sums?.lastAt?.toISOString() ?? null,
    unpaidAmount: yuanOf(sums?.unpaidFen ?? 0),
    unpaidNum: sums?.unpaidNum ?? 0,
    balance: yuanOf(balanceFen),
    heldBalance: yuanOf(heldFen),
    credit: lines.map((line) => ({
      accountId: Number(line.accountId),
      storeName: line.storeName,
      limit: yuanOf(line.limit),
      used: yuanOf(line.used),
      isFrozen: line.isFrozen,
    })),
  }
}

/** The money in a member's record. */
export const memberMoneyHandlers: readonly Handler[] = [handle(platformMemberMoney, ({ memberId }, call) => moneyOfMember(call, memberId))]
