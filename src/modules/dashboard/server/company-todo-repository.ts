import type { SignedIn } from '../../../api/caller.ts'
import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import { companyTodos, type CompanyTodo } from '../rules/todos.ts'
import { ownerQueues, type TenderQueue } from '../../tender/server/public.ts'
import { tendersIn, type TodoCount } from './store-todo-repository.ts'

const notAgreed = `NOT EXISTS (SELECT FROM contract_consent k WHERE k.contract_id = c.contract_id AND k.side = 'buyer' AND k.subject = 'version:' || c.version_no)`
const notSigned = `NOT EXISTS (SELECT FROM contract_signature g WHERE g.contract_id = c.contract_id AND g.side = 'buyer')`
// A main account sees what waits for its company, a sub-account its own contracts; $1 is the company, $2 the member or NULL, $3 is now, $4 the member.
const ownContracts = `c.enterprise_id = $1 AND ($2::bigint IS NULL OR c.member_id = $2)`
const tenders = ownerQueues('$3::timestamptz', '$4::bigint')
const ownTenders = ({ where, ...times }: TenderQueue) => tendersIn({ where: `t.enterprise_id = $1 AND ${where}`, ...times })

/** Rows with `due` (null where nobody set a time) and `since`. */
const queues: Readonly<Record<CompanyTodo, string>> = {
  contractConfirm: `SELECT NULL::timestamptz AS due, c.created_at AS since FROM contract c WHERE ${ownContracts} AND c.state = 'NEGOTIATING' AND ${notAgreed}`,
  contractSign: `SELECT c.sign_until AS due, c.created_at AS since FROM contract c WHERE ${ownContracts} AND c.state = 'SIGNING' AND ${notSigned}`,
  supplement: `SELECT s.sign_until AS due, s.created_at AS since FROM contract_supplement s JOIN contract c USING (contract_id) WHERE ${ownContracts} AND (
      (s.state = 'PROPOSED' AND s.side = 'store') OR (s.state = 'SIGNING' AND NOT EXISTS
        (SELECT FROM contract_signature g WHERE g.contract_id = c.contract_id AND g.supplement_no = s.supplement_no AND g.side = 'buyer')))`,
  contractPrice: `SELECT NULL::timestamptz AS due, p.computed_at AS since FROM contract_settlement p JOIN contract c USING (contract_id)
    WHERE ${ownContracts} AND p.state = 'COMPUTED' AND p.buyer_at IS NULL`,
  contractDue: `SELECT d.due_at AS due, d.created_at AS since FROM contract_due d JOIN contract c USING (contract_id)
    WHERE ${ownContracts} AND d.state = 'DUE' AND d.debtor = 'buyer'`,
  contractRescission: `SELECT NULL::timestamptz AS due, r.proposed_at AS since FROM contract_rescission_sheet r JOIN contract c USING (contract_id)
    WHERE ${ownContracts} AND ((r.state = 'PROPOSED' AND r.side = 'store' AND c.state = 'RESCINDED') OR EXISTS (SELECT FROM contract_rescission_dispute d
      WHERE d.sheet_id = r.sheet_id AND r.state = 'DISPUTED' AND d.side = 'store' AND d.answered_at IS NULL))`,
  tenderAnswer: ownTenders(tenders.answer),
  tenderOpen: ownTenders(tenders.open),
  tenderEvaluate: ownTenders(tenders.evaluate),
  tenderScore: ownTenders(tenders.score),
  tenderAward: ownTenders(tenders.award),
  tenderContract: ownTenders(tenders.contract),
  tenderDeposit: ownTenders(tenders.deposit),
}

const statementOf = (key: CompanyTodo) => ({
  name: `dashboard.companyTodo.${key}`,
  text: `SELECT count(*)::int AS count, count(*) FILTER (WHERE due < $3)::int AS late, min(since) AS since, $2::bigint AS of, $4::bigint AS who FROM (${queues[key]}) AS queue`,
})

/** What waits for a company's contracts and tenders. */
export function companyTodoCounts(db: Queryable, member: SignedIn, now: Date) {
  const whose = [member.enterpriseId ?? -1, member.memberType === 3 ? null : member.memberId, now, member.memberId]
  return Promise.all(
    companyTodos.map(async (key): Promise<TodoCount & { key: CompanyTodo }> => {
      const [found] = await rows<TodoCount>(db, statementOf(key), whose)
      return { key, count: found?.count ?? 0, late: found?.late ?? 0, since: found?.since ?? null }
    }),
  )
}
