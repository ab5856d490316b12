import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseYuan } from '../../../kernel/money/money.ts'
import { parseQuantity } from '../../../kernel/quantity/quantity.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { precisionOf } from '../../catalog/rules/sale-quantity.ts'
import { skusInTransaction } from '../../basket/server/public.ts'
import { requestProblems } from '../rules/form-problems.ts'
import { addRequest, lockRequest, moveRequest, replaceLines, type DesignRequest, type StoredLine } from './design-request-repository.ts'

/** Asks all designers. Refusals: the form's fields. */
export async function createDesignRequest(
  call: Call,
  enterpriseId: number,
  form: { title: string; requirement: string; standard: string; budget: string; wantedDate: string },
): Promise<DesignRequest | Failure> {
  const at = call.app.clock.now()
  const budget = form.budget === '' ? null : parseYuan(form.budget)
  const problems = Object.entries(requestProblems({ ...form, budget }, dayOf(at)))
  const [first] = problems
  if (first) return failure(first[1], {}, { errors: Object.fromEntries(problems.map(([field, code]) => [field, { code, facts: {} }])) })
  return call.app.inTransaction(async (tx) => {
    const { memberId } = memberOf(call)
    const wantedOn = form.wantedDate === '' ? null : form.wantedDate
    const added = await addRequest(tx, { ...form, enterpriseId, memberId, wantedOn, budget: budget ?? null, at })
    await audit(tx, {
      ...actorContext(call),
      action: 'design.ask',
      entity: 'designRequest',
      entityId: added.id,
      without: 'creation',
      to: added.state,
    })
    return added
  })
}

const toldAs = { accept: 'design.accepted', revise: 'design.revised', cancel: 'design.cancelled' } as const

/** The enterprise accepts, wants a change with a reason, or cancels. */
export async function decideDesignRequest(
  call: Call,
  enterpriseId: number,
  asked: { desAppId: number; act: 'accept' | 'revise' | 'cancel'; reason: string },
): Promise<DesignRequest | Failure> {
  if (asked.act === 'revise' && asked.reason === '') return failure('design.reasonRequired', {}, { field: 'reason' })
  return call.app.inTransaction<DesignRequest | Failure>(async (tx) => {
    const open = await lockRequest(tx, asked.desAppId, { enterpriseId })
    if (!open) return failure('design.requestGone')
    const reason = asked.act === 'revise' ? { reason: asked.reason } : {}
    const tell = open.designerId === null ? {} : { tell: { event: toldAs[asked.act], memberId: open.designerId } }
    return moveRequest(tx, open, { event: asked.act, who: 'enterprise', act: actorContext(call), ...reason, ...tell })
  })
}

/** A designer takes an open request, or gives a taken one back. Of two who take it at once one succeeds. */
export async function takeDesignRequest(
  call: Call,
  asked: { desAppId: number; act: 'take' | 'release' },
): Promise<DesignRequest | Failure> {
  const designerId = memberOf(call).memberId
  return call.app.inTransaction<DesignRequest | Failure>(async (tx) => {
    const open = await lockRequest(tx, asked.desAppId, { designerId })
    if (!open) return failure('design.requestGone')
    const tell = { event: asked.act === 'take' ? 'design.taken' : 'design.released', memberId: open.memberId }
    return moveRequest(tx, open, { event: asked.act, who: 'designer', act: actorContext(call), designerId, tell })
  })
}

/** The designer's material list. Refusals: `design.linesRequired`, `lineGone`, `lineNumber`, `requestGone`, `requestMoved`. */
export async function answerDesignRequest(
  call: Call,
  answer: { desAppId: number; note: string; lines: readonly StoredLine[] },
): Promise<DesignRequest | Failure> {
  const designerId = memberOf(call).memberId
  return call.app.inTransaction<DesignRequest | Failure>(async (tx) => {
    const open = await lockRequest(tx, answer.desAppId, { designerId })
    if (!open) return failure('design.requestGone')
    const tell = { event: 'design.answered', memberId: open.memberId }
    const moved = await moveRequest(tx, open, { event: 'answer', who: 'designer', act: actorContext(call), note: answer.note, tell })
    if (isFailure(moved)) return moved
    const wrong = await lineProblem(call, tx, answer.lines)
    if (wrong) return wrong
    await replaceLines(tx, open.id, answer.lines)
    return moved
  })
}

async function lineProblem(call: Call, tx: Transaction, lines: readonly StoredLine[]): Promise<Failure | null> {
  if (lines.length === 0) return failure('design.linesRequired', {}, { field: 'lines' })
  const skus = await skusInTransaction(
    call,
    tx,
    lines.map((line) => line.productId),
  )
  for (const [place, { productId, number }] of lines.entries()) {
    const sku = skus.get(productId)
    if (!sku?.onSale) return failure('design.lineGone', { line: place + 1 }, { field: 'lines' })
    const precision = precisionOf(sku, 'primary')
    const quantity = parseQuantity(number, precision)
    if (quantity === undefined || quantity <= 0n) return failure('design.lineNumber', { line: place + 1, precision }, { field: 'lines' })
  }
  return null
}
