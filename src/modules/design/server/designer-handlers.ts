import { totalOf } from '../../../kernel/database/list-total.ts'
import { actorOf, handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Queryable, Transaction } from '../../../kernel/database/transaction.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { becomeDesigner, memberNameOf } from '../../member/server/public.ts'
import { ownsFiles } from '../../site/server/public.ts'
import {
  designerActionCall,
  designerInfoCall,
  designerQueueCall,
  designerReviewCall,
  designerSaveCall,
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
  handle(designerInfoCall, async (_input, call) => {
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
  handle(designerSaveCall, ({ submit, ...form }, call) => save(call, form, submit === 1)),
  handle(designerActionCall, ({ act }, call) =>
    call.app.inTransaction<DesignerApplication | Failure>(async (tx) => {
      const own = await ownApplication(tx, memberOf(call).memberId)
      if (!own) return failure('design.applicationGone')
      const moved = await moveApplication(tx, own, { event: act, who: 'applicant', at: call.app.clock.now() })
      if (isFailure(moved)) return moved
      await trace(call, tx, own, moved, 'member', `design.${act}Application`)
      return view(moved, call)
    }),
  ),
  handle(designerQueueCall, async ({ current, pageSize }, call) => {
    const found = await applicationPage(call.app.read, pageSize, (current - 1) * pageSize)
    return { list: await Promise.all(found.map((one) => queuedView(call, call.app.read, one))), total: totalOf(found) }
  }),
  handle(designerReviewCall, (input, call) =>
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
    const moved = await moveApplication(tx, draft, { event: 'submit', who: 'applicant', at })
    if (isFailure(moved)) return moved
    await trace(call, tx, draft, moved, 'member', 'design.submitApplication')
    await emit(tx, { event: 'design.applicationWaits', payload: { memberId } })
    return view(moved, call)
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
  const reason = asked.act === 'reject' ? asked.reason : ''
  const by = { event: asked.act, who: 'platform' as const, at: call.app.clock.now(), reviewer: actorOf(call).name, reason }
  const moved = await moveApplication(tx, open, by)
  if (isFailure(moved)) return moved
  if (asked.act === 'approve' && !(await becomeDesigner(tx, open.memberId))) return failure('design.notForYou')
  await trace(call, tx, open, moved, 'platform', `design.${asked.act}Application`, asked.reason)
  if (asked.act !== 'take') await emit(tx, { event: `design.application${moved.state}`, payload: { memberId: open.memberId } })
  return moved
}

async function trace(
  call: Call,
  tx: Transaction,
  before: StoredApplication,
  after: StoredApplication,
  who: 'member' | 'platform',
  action: string,
  reason = '',
): Promise<void> {
  await audit(tx, {
    actor: actorOf(call, who),
    action,
    entity: 'designerApplication',
    entityId: after.applicationId,
    from: before.state,
    to: after.state,
    reason,
    channel: who === 'platform' ? 'admin' : 'mall',
    requestId: call.requestId,
  })
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
