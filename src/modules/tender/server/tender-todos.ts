import { tenderDays } from '../rules/tender-schedule.ts'
import type { BidderTodo, OwnerTodo } from '../rules/tender-todos.ts'

/** Conditions of a tender `t`, until when it is to be done, and since when it waits; both may be NULL. */
export type TenderQueue = { readonly where: string; readonly due: string; readonly since: string }

const never = 'NULL::timestamptz'
const days = (count: number) => `interval '${count} days'`

/** What waits for the tenderer. `now` and `member` are the placeholders of a statement: the moment, and who would score. */
export function ownerQueues(now: string, member: string): Readonly<Record<OwnerTodo, TenderQueue>> {
  const openQuestions = `FROM tender_question q WHERE q.tender_id = t.tender_id AND q.answered_at IS NULL AND (q.kind = 'OBJECTION' OR q.kind = 'QUESTION' AND t.state = 'BIDDING')`
  const answerUntil = `CASE q.kind WHEN 'OBJECTION' THEN q.asked_at + ${days(tenderDays.objectionAnswer)} ELSE t.deadline_at END`
  const openExpert = (which: string) => `EXISTS (SELECT FROM jsonb_array_elements(t.experts) e WHERE e ->> 'doneAt' IS NULL AND ${which})`
  const returning = `FROM bid b WHERE b.tender_id = t.tender_id AND b.deposit_state = 'REFUNDING'`
  return {
    answer: {
      where: `t.state IN ('BIDDING', 'SUSPENDED', 'PUBLICITY_SUSPENDED') AND EXISTS (SELECT ${openQuestions})`,
      due: `(SELECT min(${answerUntil}) ${openQuestions})`,
      since: `(SELECT min(q.asked_at) ${openQuestions})`,
    },
    open: { where: `t.state = 'OPENABLE'`, due: never, since: 't.deadline_at' },
    // A committee to be named, or one that has scored.
    evaluate: {
      where: `(t.state = 'OPENED' OR t.state = 'EVALUATING' AND (t.scoring = 'LOWEST' OR NOT ${openExpert('true')}))`,
      due: never,
      since: 't.opened_at',
    },
    score: {
      where: `t.state = 'EVALUATING' AND t.scoring = 'WEIGHTED' AND ${openExpert(`(e ->> 'memberId')::bigint = ${member}`)}`,
      due: never,
      since: 't.opened_at',
    },
    award: { where: `t.state = 'PUBLICITY' AND t.publicity_until <= ${now}`, due: never, since: 't.publicity_until' },
    contract: {
      // A winner without a contract.
      where: `t.state = 'AWARDED' AND EXISTS (SELECT FROM bid b WHERE b.tender_id = t.tender_id AND b.state = 'WON' AND NOT EXISTS (SELECT FROM contract c
        WHERE c.source = 'TENDER' AND c.source_sn = t.tender_sn AND c.store_id = b.store_id AND coalesce((c.award->>'lotNo')::int, 0) = b.lot_no
          AND c.state NOT IN ('REJECTED', 'REFUSED', 'EXPIRED', 'WITHDRAWN', 'RESCINDED')))`,
      due: `t.awarded_at + ${days(tenderDays.contract)}`,
      since: 't.awarded_at',
    },
    deposit: { where: `EXISTS (SELECT ${returning})`, due: `(SELECT min(b.refund_due_at) ${returning})`, since: never },
  }
}

/** What waits for bidders. `now` and `stores` are the placeholders of a statement. */
export function bidderQueues(now: string, stores: string): Readonly<Record<BidderTodo, TenderQueue>> {
  const takesBids = `t.state = 'BIDDING' AND t.deadline_at > ${now}`
  const own = (table: string, where: string) =>
    `EXISTS (SELECT FROM ${table} own WHERE own.tender_id = t.tender_id AND own.store_id = ANY(${stores}::bigint[]) AND ${where})`
  const withoutBid = `NOT ${own('bid', `own.state = 'SUBMITTED'`)}`
  const until = { due: 't.deadline_at', since: 't.published_at' }
  const answered = `q.store_id = ANY(${stores}::bigint[]) AND q.answered_at IS NOT NULL AND q.answer_seen_at IS NULL`
  return {
    invitation: { where: `${takesBids} AND ${own('tender_invitation', `own.state IN ('SENT', 'VIEWED')`)} AND ${withoutBid}`, ...until },
    toBid: {
      // Who bids for no store has nothing to bid on.
      where: `cardinality(${stores}::bigint[]) > 0 AND ${takesBids} AND (t.access = 'OPEN' OR ${own('tender_invitation', `own.state = 'ACCEPTED'`)}) AND ${withoutBid}`,
      ...until,
    },
    giveDeposit: { where: `${takesBids} AND ${own('bid', `own.state = 'SUBMITTED' AND own.deposit_state = 'DUE'`)}`, ...until },
    answered: {
      where: `EXISTS (SELECT FROM tender_question q WHERE q.tender_id = t.tender_id AND ${answered})`,
      due: never,
      since: `(SELECT min(q.answered_at) FROM tender_question q WHERE q.tender_id = t.tender_id AND ${answered})`,
    },
  }
}
