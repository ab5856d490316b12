import { rows } from '../../../kernel/database/transaction.ts'
import { mostEntries, orderConditions, scopeValues, type SourceEntry, type StatementSource } from '../../bookkeeping/server/public.ts'

type Side = keyof typeof orderConditions

/** How a due came, in the words of payments. */
const channel = `CASE d.way WHEN 'ONLINE' THEN coalesce((SELECT min(s.channel) FROM subject_payment s WHERE s.subject_kind = 'contractDue' AND s.subject_sn = d.due_sn AND s.state = 'PAID'), 'wechat')
  WHEN 'TRANSFER' THEN 'transfer' WHEN 'BALANCE' THEN 'balance' WHEN 'BILL' THEN 'BILL' ELSE 'DIRECT' END`
const returnedTo = `CASE d.debtor WHEN 'store' THEN 'BILL' ELSE 'balance' END`

/** A contract where other statements have an order; the parties as there. */
const head = (side: Side) =>
  `${side === 'buyer' ? 'c.store_id::text' : 'e.name'} AS "partyKey", ${side === 'buyer' ? 'w.store_name' : 'e.name'} AS party,
  ${side === 'buyer' ? 'w.store_name_en' : 'e.name'} AS "partyEn", '' AS "orderSn", c.member_id::int AS "memberId", c.contract_id::int AS "contractId", d.due_sn AS "documentNo"`
const within = (moment: string) => `${moment} >= $3 AND ${moment} < $4`

type Part = { readonly at: string; readonly kind: string; readonly fen: string; readonly way: string; readonly where: string }

/**
 * What moves between the sides: the difference to a final price, paid or said to have come, and what a margin covered of it. A side that
 * gets it back in a margin or deposit has that beside it. To the buyer comes all of it as balance.
 */
const parts = (side: Side): readonly Part[] => {
  const isBuyer = side === 'buyer'
  const own = `d.debtor = '${side}'`
  const kindOf = `CASE d.debtor WHEN 'buyer' THEN 'payment' ELSE 'refund' END`
  const signed = (fen: string) => `CASE d.debtor WHEN 'buyer' THEN ${fen} ELSE -${fen} END`
  const toBuyer = (way: string) => (isBuyer ? `CASE WHEN d.debtor = 'store' AND d.way IS NOT NULL THEN 'balance' ELSE ${way} END` : way)
  const came = 'coalesce(d.paid_at, d.moved_at)'
  return [
    {
      at: came,
      kind: kindOf,
      fen: signed('d.amount'),
      way: toBuyer(channel),
      where: `d.kind = 'DIFFERENCE' AND d.state IN ('PAID', 'DIRECT') AND ${within(came)}`,
    },
    {
      at: 'd.moved_at',
      kind: kindOf,
      fen: signed('d.kept'),
      way: toBuyer(`'margin'`),
      where: `d.kind = 'MARGIN' AND d.state = 'RELEASED' AND d.kept > 0 AND ${within('d.moved_at')}`,
    },
    {
      at: 'd.paid_at',
      kind: `'deposit'`,
      fen: 'd.amount',
      way: channel,
      where: `d.kind IN ('MARGIN', 'DEPOSIT') AND d.state IN ('HELD', 'RELEASED') AND ${own} AND ${within('d.paid_at')}`,
    },
    {
      at: 'd.moved_at',
      kind: `'deposit'`,
      fen: 'd.kept - d.amount',
      way: returnedTo,
      where: `d.kind IN ('MARGIN', 'DEPOSIT') AND d.state = 'RELEASED' AND d.kept < d.amount AND ${own} AND ${within('d.moved_at')}`,
    },
    // A deposit that is not given back is no part of the price (Civil Code, article 587).
    {
      at: 'd.moved_at',
      kind: `'deposit'`,
      fen: isBuyer ? '-d.kept' : 'd.kept',
      way: `'forfeited'`,
      where: `d.kind = 'DEPOSIT' AND d.state = 'RELEASED' AND d.kept > 0 AND ${within('d.moved_at')}`,
    },
  ]
}

const conditionOf = (side: Side) => orderConditions[side].replaceAll('o.', 'c.')
const statementOf = (side: Side) => ({
  name: `contractDue.entries.${side}`,
  text: `${parts(side)
    .map(
      ({ at, kind, fen, way, where }) => `SELECT ${at} AS at, ${kind} AS kind, (${fen})::bigint AS fen, ${way} AS way, ${head(side)}
    FROM contract_due d JOIN contract c USING (contract_id) JOIN store w USING (store_id) JOIN enterprise e ON e.id = c.enterprise_id WHERE ${conditionOf(side)} AND ${where}`,
    )
    .join(' UNION ALL ')} ORDER BY 1 LIMIT ${mostEntries + 1}`,
})
const statements = { buyer: statementOf('buyer'), store: statementOf('store') } as const

/**
 * The money of contracts in the statement of a month: what came of a difference to a final price is a payment or a refund, as for orders;
 * margins and deposits that lie with the platform are told apart. What a rescission settles is not among them: its sheet is.
 */
export const contractDueEntries: StatementSource = (db, scope, span) =>
  rows<SourceEntry>(db, statements[scope.side], [...scopeValues(scope), span.from, span.until])
