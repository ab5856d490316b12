import { totalOf } from '../../../kernel/database/list-total.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { audit, changesBetween } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { lockNamed } from '../../../kernel/database/lock-named.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import {
  adminTitleList,
  adminTitleReview,
  invoiceAddressList,
  invoiceAddressRemove,
  invoiceAddressSave,
  invoiceTitleList,
  invoiceTitleRemove,
  invoiceTitleSave,
  invoiceTitleSubmit,
  type InvoiceTitle,
  type ReviewedTitle,
} from '../endpoints-titles.ts'
import { qualificationMachine } from '../rules/qualification-machine.ts'
import { titleProblem } from '../rules/title-problem.ts'
import {
  addInvoiceAddress,
  invoiceAddressOf,
  invoiceAddressesOf,
  makeDefaultAddress,
  removeInvoiceAddress,
  saveInvoiceAddress,
  type AddressRow,
} from './address-repository.ts'
import {
  addTitle,
  lockTitle,
  makeDefaultTitle,
  moveQualification,
  queuedTitles,
  removeTitle,
  saveTitle,
  titleOf,
  titlesOf,
  verifiedCompanyOf,
  type QueuedTitle,
  type Title,
  type TitleWords,
} from './title-repository.ts'

const mostTitles = 20
const wordsOf = ({ kind, title, taxNumber, regAddress, regPhone, bankName, bankAccount }: TitleWords): TitleWords => ({
  kind,
  title,
  taxNumber: taxNumber.toUpperCase(),
  regAddress,
  regPhone,
  bankName,
  bankAccount,
})
const viewOf = (of: Title): InvoiceTitle => ({
  titleId: of.titleId,
  ...wordsOf(of),
  isDefault: of.isDefault ? 1 : 0,
  qualification: of.qualification,
  reason: of.reason,
  version: of.version,
  can: of.kind === 'company' && qualificationMachine.allowedActions(of.qualification, 'buyer').includes('submit') ? ['submit'] : [],
})
const addressView = ({ isDefault, ...of }: AddressRow) => ({ ...of, isDefault: isDefault ? (1 as const) : (0 as const) })

/** The audit holds no address and no account of a company, only that they changed. */
const told = ({ kind, title, taxNumber }: TitleWords) => ({ kind, title, taxNumber })

async function write(
  call: Call,
  tx: Transaction,
  input: { titleId: number; expectedVersion: number } & TitleWords,
): Promise<number | Failure> {
  const { memberId } = memberOf(call)
  const words = wordsOf(input)
  const problem = titleProblem(words)
  if (problem) return failure(`invoice.${problem.code}`, {}, { field: problem.field })
  const { actor, channel, requestId, now } = actorContext(call)
  const trace = { actor, channel, requestId, entity: 'invoiceTitle' }
  if (input.titleId === 0) {
    if ((await titlesOf(tx, memberId)).length >= mostTitles) return failure('invoice.tooManyTitles', { max: mostTitles })
    const titleId = await addTitle(tx, memberId, words, now)
    await audit(tx, { ...trace, action: 'invoice.addTitle', entityId: titleId, without: 'creation', facts: told(words) })
    return titleId
  }
  const before = await titleOf(tx, input.titleId, memberId)
  if (!before) return failure('api.notFound')
  const isSame = Object.keys(changesBetween(wordsOf(before), words)).length === 0
  const changed = isSame ? before.qualification : qualificationMachine.next(before.qualification, 'change', 'buyer')
  const qualification = isFailure(changed) ? before.qualification : changed
  if (!(await saveTitle(tx, { titleId: before.titleId, version: input.expectedVersion, qualification }, words))) return failure('api.stale')
  const moved = { qualification: [before.qualification, qualification] as const }
  await audit(tx, {
    ...trace,
    action: 'invoice.changeTitle',
    entityId: before.titleId,
    diff: { ...changesBetween(told(before), told(words)), ...moved },
  })
  return before.titleId
}

async function submitTitle(call: Call, tx: Transaction, titleId: number): Promise<Title | Failure> {
  const { memberId } = memberOf(call)
  const found = await lockTitle(tx, titleId)
  if (!found || found.memberId !== memberId) return failure('api.notFound')
  if (found.kind !== 'company') return failure('invoice.companyOnly')
  if ([found.regAddress, found.regPhone, found.bankName, found.bankAccount].includes('')) return failure('invoice.specialIncomplete')
  return decide(call, tx, { found, event: 'submit', who: 'buyer', reason: '' })
}

type Decision = {
  readonly found: Title
  readonly event: 'submit' | 'approve' | 'reject'
  readonly who: 'buyer' | 'platform'
  readonly reason: string
}
async function decide(call: Call, tx: Transaction, { found, event, who, reason }: Decision): Promise<Title | Failure> {
  const to = qualificationMachine.next(found.qualification, event, who)
  if (isFailure(to)) return to
  const { actor, channel, requestId, now } = actorContext(call, who === 'platform' ? 'platform' : 'member')
  const from = qualificationMachine.sources(event, who)
  if (!(await moveQualification(tx, found.titleId, { to, from, reason, at: now, by: actor.name }))) return failure('api.stale')
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: `invoice.${event}Title`,
    entity: 'invoiceTitle',
    entityId: found.titleId,
    from: found.qualification,
    to,
    ...(reason ? { reason } : {}),
  })
  const { titleId, memberId } = found
  await emit(tx, { event: 'invoice.titleMoved', key: `title ${titleId}`, payload: { titleId, memberId, state: to } })
  return (await lockTitle(tx, titleId)) ?? failure('api.notFound')
}

const titleHandlers = (): Handler[] => [
  handle(invoiceTitleList, async (_input, call) => {
    const { memberId } = memberOf(call)
    const list = await titlesOf(call.app.read, memberId)
    return { list: list.map(viewOf), company: await verifiedCompanyOf(call.app.read, memberId) }
  }),
  handle(invoiceTitleSave, (input, call) =>
    call.app.inTransaction(async (tx) => {
      const { memberId } = memberOf(call)
      await lockNamed(tx, `invoice.titles ${memberId}`)
      const titleId = await write(call, tx, input)
      if (isFailure(titleId)) return titleId
      const isFirst = (await titlesOf(tx, memberId)).length === 1
      if (input.isDefault === 1 || isFirst) await makeDefaultTitle(tx, memberId, titleId)
      const saved = await titleOf(tx, titleId, memberId)
      return saved ? viewOf(saved) : failure('api.notFound')
    }),
  ),
  handle(invoiceTitleRemove, ({ titleId }, call) =>
    call.app.inTransaction(async (tx) => {
      const { actor, channel, requestId, now } = actorContext(call)
      const before = await titleOf(tx, titleId, memberOf(call).memberId)
      if (!before || !(await removeTitle(tx, titleId, before.memberId, now))) return failure('api.notFound')
      const trace = { actor, channel, requestId, entity: 'invoiceTitle', entityId: titleId }
      await audit(tx, { ...trace, action: 'invoice.removeTitle', diff: changesBetween(told(before), null) })
      return {}
    }),
  ),
  handle(invoiceTitleSubmit, ({ titleId }, call) =>
    call.app.inTransaction(async (tx) => {
      const done = await submitTitle(call, tx, titleId)
      return isFailure(done) ? done : viewOf(done)
    }),
  ),
]

const addressHandlers = (): Handler[] => [
  handle(invoiceAddressList, async (_input, call) => ({
    list: (await invoiceAddressesOf(call.app.read, memberOf(call).memberId)).map(addressView),
  })),
  handle(invoiceAddressSave, ({ receiverId, isDefault, ...words }, call) =>
    call.app.inTransaction(async (tx) => {
      const { memberId } = memberOf(call)
      await lockNamed(tx, `invoice.addresses ${memberId}`)
      const count = (await invoiceAddressesOf(tx, memberId)).length
      if (receiverId === 0 && count >= mostTitles) return failure('invoice.tooManyAddresses', { max: mostTitles })
      const now = call.app.clock.now()
      const kept = receiverId === 0 ? await addInvoiceAddress(tx, memberId, words, now) : receiverId
      if (receiverId !== 0 && !(await saveInvoiceAddress(tx, receiverId, memberId, words))) return failure('api.notFound')
      if (isDefault === 1 || count === 0) await makeDefaultAddress(tx, memberId, kept)
      const saved = await invoiceAddressOf(tx, kept, memberId)
      return saved ? addressView(saved) : failure('api.notFound')
    }),
  ),
  handle(invoiceAddressRemove, ({ receiverId }, call) =>
    call.app.inTransaction(async (tx) => {
      const done = await removeInvoiceAddress(tx, receiverId, memberOf(call).memberId, call.app.clock.now())
      return done ? {} : failure('api.notFound')
    }),
  ),
]

const reviewedView = (of: QueuedTitle): ReviewedTitle => ({
  titleId: of.titleId,
  version: of.version,
  ...wordsOf(of),
  memberName: of.memberName,
  qualification: of.qualification,
  reason: of.reason,
  submitTime: of.submittedAt && of.submittedAt.toISOString(),
  reviewTime: of.reviewedAt && of.reviewedAt.toISOString(),
  reviewerName: of.reviewerName,
  isVerified: of.isVerified ? 1 : 0,
  can: of.qualification === 'SUBMITTED' ? ['approve', 'reject'] : [],
})

const reviewHandlers = (): Handler[] => [
  handle(adminTitleList, async (page, call) => {
    const found = await queuedTitles(call.app.read, page)
    return { list: found.map(reviewedView), total: totalOf(found) }
  }),
  handle(adminTitleReview, ({ titleId, expectedVersion, pass, reason }, call) =>
    call.app.inTransaction<ReviewedTitle | Failure>(async (tx) => {
      const found = await lockTitle(tx, titleId)
      if (!found) return failure('api.notFound')
      // Changed and handed in again since it was read: what would be decided on was never seen.
      if (found.version !== expectedVersion) return failure('api.stale')
      if (pass === 0 && reason === '') return failure('invoice.reasonNeeded', {}, { field: 'reason' })
      const done = await decide(call, tx, {
        found,
        event: pass === 1 ? 'approve' : 'reject',
        who: 'platform',
        reason: pass === 1 ? '' : reason,
      })
      if (isFailure(done)) return done
      const [shown] = await queuedTitles(tx, { tab: '', current: 1, pageSize: 1, titleId })
      return shown ? reviewedView(shown) : failure('api.notFound')
    }),
  ),
]

/** Titles, receivers and the review of titles for special invoices. */
export function invoiceTitleHandlers(): Handler[] {
  return [...titleHandlers(), ...addressHandlers(), ...reviewHandlers()]
}
