import type { Call } from '../../../api/handler.ts'
import { emit } from '../../../shared/events.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import type { DeskRow } from '../contract-choice.ts'
import { inquiryMachine } from '../rules/inquiry-machine.ts'
import { statesOf, type InquiryPhase } from '../rules/inquiry-phase.ts'
import { endQuotations } from './end-quotations.ts'
import { headOf, lineView } from './inquiry-view.ts'
import { inquiriesOfDesk, linesOfAll, lockAnyInquiry, type Inquiry } from './inquiry-store.ts'
import { publishInquiry } from './submit-inquiry.ts'
import { tellStores } from './buyer-acts.ts'
import { doingOf, moveInquiry } from './write-inquiry.ts'

type Search = { readonly phase: InquiryPhase; readonly keyword: string; readonly current: number; readonly pageSize: number }

/** All requests but drafts, those that wait for review first; never what was quoted. */
export async function listForDesk(call: Call, { phase, keyword, current, pageSize }: Search): Promise<{ list: DeskRow[]; total: number }> {
  const { read } = call.house
  const found = await inquiriesOfDesk(read, { states: statesOf(phase), keyword, limit: pageSize, offset: (current - 1) * pageSize })
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
    can: inquiryMachine
      .allowedActions(one.state, 'platform')
      .filter((event) => event === 'approve' || event === 'reject' || event === 'terminate'),
  }))
  return { list, total: found[0]?.total ?? 0 }
}

type Judgement = {
  readonly inquirySn: string
  readonly expectedVersion: number
  readonly judgement: 'approve' | 'reject' | 'terminate'
  readonly reason: string
}

/** Lets a request pass, sends it back, or ends it. Refusals: `rfq.gone`, `api.stale`, `rfq.reasonMissing`, and a move's. */
export async function judgeInquiry(call: Call, unit: Unit, { judgement, reason, ...asked }: Judgement): Promise<Inquiry | Failure> {
  const of = await lockAnyInquiry(unit, asked.inquirySn)
  if (!of || of.state === 'DRAFT') return failure('rfq.gone')
  if (of.version !== asked.expectedVersion) return failure('api.stale')
  if (judgement !== 'approve' && reason === '') return failure('rfq.reasonMissing', {}, { field: 'reason' })
  const [at, doing] = [call.house.clock.now(), doingOf(call, 'platform')]
  if (judgement === 'approve') return publishInquiry(unit, of, { event: 'approve', at }, doing)
  const moved = await moveInquiry(unit, of, { event: judgement, who: 'platform', at, reason }, doing)
  if (isFailure(moved)) return moved
  if (judgement === 'terminate') {
    await tellStores(unit, of, 'rfq.ended')
    await endQuotations(unit, of, 'terminated', doing)
  }
  const event = judgement === 'reject' ? 'rfq.rejected' : 'rfq.terminated'
  await emit(unit, { event, key: of.inquirySn, payload: { inquirySn: of.inquirySn, memberId: of.memberId, reason } })
  return moved
}
