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
    call.app.inTransaction<DesignerApplication | Failure>(async (unit) => {
      const own = await ownApplication(unit, memberOf(call).memberId)
      if (!own) return failure('design.applicationGone')
      const moved = await moveApplication(unit, own, { event: act, who: 'applicant', at: call.app.clock.now() })
      if (isFailure(moved)) return moved
      await trace(call, unit, own, moved, 'member', `design.${act}Application`)
      return view(moved, call)
    }),
  ),
  handle(designerQueueCall, async ({ current, pageSize }, call) => {
    const found = await applicationPage(call.app.read, pageSize, (current - 1) * pageSize)
    return { list: await Promise.all(found.map((one) => queuedView(call, call.app.read, one))), total: found[0]?.total ?? 0 }
  }),
  handle(designerReviewCall, (input, call) =>
    call.app.inTransaction<QueuedDesigner | Failure>(async (unit) => {
      const done = await review(call, unit, input)
      return isFailure(done) ? done : queuedView(call, unit, done)
    }),
  ),
]

async function save(call: Call, form: DesignerForm, submit: boolean): Promise<DesignerApplication | Failure> {
  const { memberId } = memberOf(call)
  const problems = submit ? Object.entries(designerProblems(form)) : []
  const [first] = problems
  if (first) return failure(first[1], {}, { errors: Object.fromEntries(problems.map(([field, code]) => [field, { code, facts: {} }])) })
  const at = call.app.clock.now()
  return call.app.inTransaction<DesignerApplication | Failure>(async (unit) => {
    if (form.works.length > 0 && !(await ownsFiles(unit, memberId, form.works, 'licence')))
      return failure('member.pictureGone', {}, { field: 'works' })
    const draft = await saveDraft(unit, memberId, form, at)
    if (!draft) return failure('design.applicationMoved')
    if (!submit) return view(draft, call)
    const moved = await moveApplication(unit, draft, { event: 'submit', who: 'applicant', at })
    if (isFailure(moved)) return moved
    await trace(call, unit, draft, moved, 'member', 'design.submitApplication')
    await emit(unit, { event: 'design.applicationWaits', payload: { memberId } })
    return view(moved, call)
  })
}

async function review(
  call: Call,
  unit: Transaction,
  asked: { applicationId: number; act: 'take' | 'approve' | 'reject'; reason: string },
): Promise<StoredApplication | Failure> {
  if (asked.act === 'reject' && asked.reason === '') return failure('design.reasonRequired', {}, { field: 'reason' })
  const open = await lockApplication(unit, asked.applicationId)
  if (!open || open.state === 'DRAFT') return failure('design.applicationGone')
  if (open.memberId === memberOf(call).memberId) return failure('member.ownApplication')
  const reason = asked.act === 'reject' ? asked.reason : ''
  const by = { event: asked.act, who: 'platform' as const, at: call.app.clock.now(), reviewer: actorOf(call).name, reason }
  const moved = await moveApplication(unit, open, by)
  if (isFailure(moved)) return moved
  if (asked.act === 'approve' && !(await becomeDesigner(unit, open.memberId))) return failure('design.notForYou')
  await trace(call, unit, open, moved, 'platform', `design.${asked.act}Application`, asked.reason)
  if (asked.act !== 'take') await emit(unit, { event: `design.application${moved.state}`, payload: { memberId: open.memberId } })
  return moved
}

async function trace(
  call: Call,
  unit: Transaction,
  before: StoredApplication,
  after: StoredApplication,
  who: 'member' | 'platform',
  action: string,
  reason = '',
): Promise<void> {
  await audit(unit, {
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

function view(of: StoredApplication, call: Call): DesignerApplication {
  return {
    applicationId: of.applicationId,
    state: of.state,
    stateText: translate(call.lang, designMessages)(`designer${of.state}`),
    realName: of.realName,
    years: of.years,
    fields: of.fields,
    introduction: of.introduction,
    works: [...of.works],
    submitTime: of.submittedAt?.toISOString() ?? null,
    reason: of.reason,
    version: of.version,
  }
}

async function queuedView(call: Call, reader: Queryable, of: StoredApplication): Promise<QueuedDesigner> {
  const can = designerMachine.allowedActions(of.state, 'platform')
  return {
    ...view(of, call),
    memberName: await memberNameOf(reader, of.memberId),
    reviewerName: of.reviewerName,
    can: (['take', 'approve', 'reject'] as const).filter((act) => can.includes(act)),
  }
}
