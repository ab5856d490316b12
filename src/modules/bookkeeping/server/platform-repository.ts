import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import type { PostingKind } from '../../wallet/rules/ledger-accounts.ts'
import type { MonthSpan } from '../rules/month.ts'
import type { CreditDaySum, CreditEventKind, LedgerDaySum } from '../rules/platform-voucher.ts'

type Int = number | bigint

const dayOf = (moment: string) => `to_char(${moment} AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD')`

const ledger = {
  name: 'bookkeeping.platformLedger',
  text: `WITH moved AS (SELECT transaction_id, kind, ${dayOf('at')} AS day FROM ledger_transaction WHERE at >= $1 AND at < $2),
      counted AS (SELECT day, kind, count(*)::int AS papers FROM moved GROUP BY 1, 2)
    SELECT m.day, m.kind, a.kind AS "accountKind", a.name, coalesce(s.store_name, '') AS party, c.papers,
      coalesce(sum(e.amount) FILTER (WHERE e.amount > 0), 0)::bigint AS got, coalesce(-sum(e.amount) FILTER (WHERE e.amount < 0), 0)::bigint AS gave
    FROM moved m JOIN ledger_entry e USING (transaction_id) JOIN ledger_account a USING (account_id) JOIN counted c ON (c.day, c.kind) = (m.day, m.kind)
      LEFT JOIN store s ON a.kind = 'store' AND a.name = 'payable' AND s.store_id = a.owner_id
    GROUP BY m.day, m.kind, a.kind, a.name, s.store_id, s.store_name, c.papers ORDER BY m.day, m.kind, a.kind, a.name, s.store_id`,
}
/** A repayment says how it came; money of a debt that was given up came to the bank. */
const credit = {
  name: 'bookkeeping.platformCredit',
  text: `SELECT ${dayOf('o.at')} AS day, CASE o.kind WHEN 'DRAWN' THEN 'creditDrawn' WHEN 'REFUNDED' THEN 'creditRefunded' WHEN 'REVERTED' THEN 'creditReduced'
      WHEN 'REPAID' THEN 'creditRepaid' WHEN 'INTEREST' THEN 'creditInterest' WHEN 'WRITTEN_OFF' THEN 'creditWrittenOff' ELSE 'creditRecovered' END AS kind,
      coalesce(r.method, '') AS way, a.company_name AS party, count(*)::int AS papers,
      sum(CASE WHEN o.kind IN ('REPAID', 'REVERTED', 'WRITTEN_OFF') THEN -o.drawn_change ELSE o.drawn_change END)::bigint AS fen
    FROM credit_operation o JOIN credit_account a USING (account_id) LEFT JOIN credit_repayment r ON o.kind = 'REPAID' AND r.repayment_sn = o.reference
    WHERE a.store_id = 0 AND o.at >= $1 AND o.at < $2 AND o.kind IN ('DRAWN', 'REFUNDED', 'REVERTED', 'REPAID', 'INTEREST', 'WRITTEN_OFF', 'RECOVERED')
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
}

type LedgerRow = Omit<LedgerDaySum, 'got' | 'gave' | 'kind'> & { readonly kind: PostingKind; readonly got: Int; readonly gave: Int }
type CreditRow = Omit<CreditDaySum, 'fen' | 'kind'> & { readonly kind: CreditEventKind; readonly fen: Int }

/** What moved on the platform's ledger in a span, by day, kind and account. */
export async function ledgerDaySums(db: Queryable, { from, until }: MonthSpan): Promise<LedgerDaySum[]> {
  const found = await rows<LedgerRow>(db, ledger, [from, until])
  return found.map((row) => ({ ...row, got: BigInt(row.got), gave: BigInt(row.gave) }))
}

/** What happened on lines of credit that the platform grants, by day, kind, way and company. */
export async function creditDaySums(db: Queryable, { from, until }: MonthSpan): Promise<CreditDaySum[]> {
  const found = await rows<CreditRow>(db, credit, [from, until])
  return found.map((row) => ({ ...row, fen: BigInt(row.fen) }))
}
