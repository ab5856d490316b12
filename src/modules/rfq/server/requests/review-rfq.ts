import { offsetOf } from '../../../../kernel/database/paging.ts'
import { actorContext } from '../../../../api/actor-context.ts'
import { totalOf } from '../../../../kernel/database/list-total.ts'
import type { Call } from '../../../../api/handler.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { AdminRfqRow } from '../../endpoints-admin-rfq.ts'
import { rfqMachine } from '../../rules/rfq-machine.ts'
import { statesOf, type RfqPhase } from '../../rules/rfq-phase.ts'
import { rejectOpenQuotations } from '../quotations/reject-open-quotations.ts'
import { headOf, lineView } from './rfq-view.ts'
import { rfqsForAdmin, linesOfAll, lockAnyRfq, type Rfq } from './rfq-repository.ts'
import { publishRfq } from './submit-rfq.ts'
import { notifyStores } from './buyer-commands.ts'
import { moveRfq } from './write-rfq.ts'

type Search = { readonly phase: RfqPhase; readonly keyword: string; readonly current: number; readonly pageSize: number }

/** All requests but drafts, those that wait for review first; never what was quoted. */
export async function listRfqsForAdmin(
  call: Call,
  { phase, keyword, current, pageSize }: Search,
): Promise<{ list: AdminRfqRow[]; total: number }> {
  const { read } = call.app
  const found = await rfqsForAdmin(read, { states: statesOf(phase), keyword, limit: pageSize, offset: offsetOf({ current, pageSize }) })
  const lines = await linesOfAll(
    read,
    found.map((one) => one.id),
  )
  const list = found.map((one) => ({
    ...headOf(one, call.lang),
    buyerTitle: one.buyerTitle,
    note: one.note,
    reason: one.reason,
    lines: (lines.get(one.id) ?? []).map((line) => lineView(line, call.lang)),
    can: rfqMachine
      .allowedActions(one.state, 'platform')
      .filter((event) => event === 'approve' || event === 'reject' || event === 'terminate'),
  }))
  return { list, total: totalOf(found) }
}

type Judgement = {
  readonly inquirySn: string
  readonly expectedVersion: number
  readonly judgement: 'approve' | 'reject' | 'terminate'
  readonly reason: string
}

/** Lets a request pass, sends it back, or ends it. Refusals: `rfq.gone`, `api.stale`, `rfq.reasonMissing`, and a move's. */
export async function reviewRfq(call: Call, tx: Transaction, { judgement, reason, ...asked }: Judgement): Promise<Rfq | Failure> {
  const of = await lockAnyRfq(tx, asked.inquirySn)
  if (!of || of.state === 'DRAFT') return failure('rfq.gone')
  if (of.version !== asked.expectedVersion) return failure('api.stale')
  if (judgement !== 'approve' && reason === '') return failure('rfq.reasonMissing', {}, { field: 'reason' })
  const [at, doing] = [call.app.clock.now(), actorContext(call, 'platform')]
  if (judgement === 'approve') return publishRfq(tx, of, { event: 'approve', at }, doing)
  const moved = await moveRfq(tx, of, { event: judgement, who: 'platform', at, reason }, doing)
  if (isFailure(moved)) return moved
  if (judgement === 'terminate') {
    await notifyStores(tx, of, 'rfq.ended')
    await rejectOpenQuotations(tx, of, 'terminated', doing)
  }
  const event = judgement === 'reject' ? 'rfq.rejected' : 'rfq.terminated'
  await emit(tx, { event, key: of.inquirySn, payload: { inquirySn: of.inquirySn, memberId: of.memberId, reason } })
  return moved
}
