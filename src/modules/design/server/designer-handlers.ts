import { offsetOf } from '../../../kernel/database/paging.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { totalOf } from '../../../kernel/database/list-total.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Queryable, Transaction } from '../../../kernel/database/transaction.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { becomeDesigner, memberNameOf } from '../../member/server/public.ts'
import { ownsFiles } from '../../site/server/public.ts'
import {
  designerAction,
  designerInfo,
  designerQueue,
  designerReview,
  designerSave,
  type DesignerApplication,
  type QueuedDesigner,
} from '../endpoints-designer.ts'
import { designerMachine } from '../rules/designer-machine.ts'
import { designerProblems } from '../rules/form-problems.ts'
import { designMessages } from '../messages.ts'
import {
  applicationPage,
  lockApplication,
  moveApplication,
  ownApplication,
  saveDraft,
  type DesignerForm,
  type StoredApplication,
} from './designer-application-repository.ts'

/** Becoming a designer, and the platform's review. */
export const designerHandlers: Handler[] = [
  handle(designerInfo, async (_input, call) => {
    const { memberId, memberType } = memberOf(call)
    const own = await ownApplication(call.app.read, memberId)
    const can = own ? designerMachine.allowedActions(own.state, 'applicant') : []
    const mayWrite = memberType === 1 && (!own || own.state === 'DRAFT')
    return {
      application: own && view(own, call),
      isDesigner: memberType === 4,
      can:
        memberType !== 1
          ? []
          : [...(mayWrite ? (['save', 'submit'] as const) : []), ...(['withdraw', 'mend'] as const).filter((act) => can.includes(act))],
    }
  }),
  handle(designerSave, ({ submit, ...form }, call) => save(call, form, submit === 1)),
  handle(designerAction, ({ act }, call) =>
    call.app.inTransaction<DesignerApplication | Failure>(async (tx) => {
      const own = await ownApplication(tx, memberOf(call).memberId)
      if (!own) return failure('design.applicationGone')
      const moved = await moveApplication(tx, own, { event: act, who: 'applicant', act: actorContext(call) })
      return isFailure(moved) ? moved : view(moved, call)
    }),
  ),
  handle(designerQueue, async ({ current, pageSize }, call) => {
    const found = await applicationPage(call.app.read, pageSize, offsetOf({ current, pageSize }))
    return { list: await Promise.all(found.map((one) => queuedView(call, call.app.read, one))), total: totalOf(found) }
  }),
  handle(designerReview, (input, call) =>
    call.app.inTransaction<QueuedDesigner | Failure>(async (tx) => {
      const done = await review(call, tx, input)
      return isFailure(done) ? done : queuedView(call, tx, done)
    }),
  ),
]

async function save(call: Call, form: DesignerForm, submit: boolean): Promise<DesignerApplication | Failure> {
  const { memberId } = memberOf(call)
  const problems = submit ? Object.entries(designerProblems(form)) : []
  const [first] = problems
  if (first) return failure(first[1], {}, { errors: Object.fromEntries(problems.map(([field, code]) => [field, { code, facts: {} }])) })
  const at = call.app.clock.now()
  return call.app.inTransaction<DesignerApplication | Failure>(async (tx) => {
    if (form.works.length > 0 && !(await ownsFiles(tx, memberId, form.works, 'licence')))
      return failure('member.pictureGone', {}, { field: 'works' })
    const draft = await saveDraft(tx, memberId, form, at)
    if (!draft) return failure('design.applicationMoved')
    if (!submit) return view(draft, call)
    const events = () => [{ event: 'design.applicationWaits', payload: { memberId } }]
    const moved = await moveApplication(tx, draft, { event: 'submit', who: 'applicant', act: actorContext(call), events })
    return isFailure(moved) ? moved : view(moved, call)
  })
}

async function review(
  call: Call,
  tx: Transaction,
  asked: { applicationId: number; act: 'take' | 'approve' | 'reject'; reason: string },
): Promise<StoredApplication | Failure> {
  if (asked.act === 'reject' && asked.reason === '') return failure('design.reasonRequired', {}, { field: 'reason' })
  const open = await lockApplication(tx, asked.applicationId)
  if (!open || open.state === 'DRAFT') return failure('design.applicationGone')
  if (open.memberId === memberOf(call).memberId) return failure('member.ownApplication')
  const { act: event, reason } = asked
  const events = (to: string) => (event === 'take' ? [] : [{ event: `design.application${to}`, payload: { memberId: open.memberId } }])
  const moved = await moveApplication(tx, open, { event, who: 'platform', act: actorContext(call, 'platform'), reason, events })
  if (isFailure(moved)) return moved
  return event !== 'approve' || (await becomeDesigner(tx, open.memberId)) ? moved : failure('design.notForYou')
}

function view(storedApplication: StoredApplication, call: Call): DesignerApplication {
  return {
    applicationId: storedApplication.applicationId,
    state: storedApplication.state,
    stateText: translate(call.lang, designMessages)(`designer${storedApplication.state}`),
    realName: storedApplication.realName,
    years: storedApplication.years,
    fields: storedApplication.fields,
    introduction: storedApplication.introduction,
    works: [...storedApplication.works],
    submitTime: storedApplication.submittedAt?.toISOString() ?? null,
    reason: storedApplication.reason,
    version: storedApplication.version,
  }
}

async function queuedView(call: Call, reader: Queryable, storedApplication: StoredApplication): Promise<QueuedDesigner> {
  const can = designerMachine.allowedActions(storedApplication.state, 'platform')
  return {
    ...view(storedApplication, call),
    memberName: await memberNameOf(reader, storedApplication.memberId),
    reviewerName: storedApplication.reviewerName,
    can: (['take', 'approve', 'reject'] as const).filter((act) => can.includes(act)),
  }
}
