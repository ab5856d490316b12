import { actorContext } from '../../../../api/actor-context.ts'
import type { z } from 'zod'
import type { Call } from '../../../../api/handler.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { requestJob } from '../../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { defineCursor, keysetPage } from '../../../../kernel/database/paging.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import { accountByName } from '../../../identity/server/public.ts'
import { memberNameOf } from '../../../member/server/public.ts'
import type { deliveryAgain, deliveryList } from '../../endpoints-admin.ts'
import { deliveryMachine } from '../../rules/delivery-machine.ts'
import { paramsFor, filled } from '../../rules/notification-text.ts'
import { isNotificationTemplate, notificationTemplates } from '../../rules/notifications.ts'
import { notificationMessages } from '../../messages.ts'
import { deliverJob } from '../add-notifications.ts'
import { deliveriesOf, deliveryById, deliveryCounts, moveDelivery, type Delivery } from './delivery-repository.ts'

const cursor = defineCursor('integer')

/** What left the house. An unknown member's name finds nothing. */
export async function listDeliveries(
  input: z.output<typeof deliveryList.input>,
  call: Call,
): Promise<OutputOf<typeof deliveryList> | Failure> {
  const before = input.cursor === '' ? null : cursor.read(input.cursor)?.[0]
  if (before === undefined) return failure('api.fieldInvalid', {}, { field: 'cursor' })
  const { read } = call.app
  const account = input.memberName === '' ? null : await accountByName(read, input.memberName)
  // Nobody has the number 0.
  const memberId = input.memberName === '' ? null : (account?.id ?? 0)
  const { state, channel, pageSize } = input
  const [found, counts] = await Promise.all([
    deliveriesOf(read, { state, channel, memberId, before, limit: pageSize + 1 }),
    deliveryCounts(read),
  ])
  const page = keysetPage(found, pageSize, (delivery) => cursor.write([delivery.id]))
  const people = [...new Set(page.rows.map((delivery) => delivery.memberId))]
  const names = new Map(await Promise.all(people.map(async (id) => [id, await memberNameOf(read, id)] as const)))
  const list = page.rows.map((delivery) => viewOf(delivery, names.get(delivery.memberId) ?? '', call))
  return { list, nextCursor: page.next ?? null, counts }
}

function viewOf(delivery: Delivery, memberName: string, call: Call) {
  const say = translate(call.lang, notificationMessages)
  const { template, facts } = delivery
  return {
    deliveryId: delivery.id,
    memberId: delivery.memberId,
    memberName,
    channel: delivery.channel,
    title: isNotificationTemplate(template) ? filled(say(notificationTemplates[template].title), paramsFor(call.lang, facts)) : template,
    state: delivery.state,
    tries: delivery.tries,
    receiver: delivery.receiver,
    error: delivery.error,
    createTime: delivery.createdAt.toISOString(),
    moveTime: delivery.movedAt.toISOString(),
    can: deliveryMachine.allowedActions(delivery.state, 'platform'),
  }
}

/** Puts a failed delivery on its way once more; refused when it is not failed (any more). */
export async function sendAgain(
  { deliveryId }: z.output<typeof deliveryAgain.input>,
  call: Call,
): Promise<OutputOf<typeof deliveryAgain> | Failure> {
  return call.idempotent<OutputOf<typeof deliveryAgain>>(async (tx) => {
    const delivery = await deliveryById(tx, deliveryId)
    if (!delivery) return failure('api.notFound')
    const act = actorContext(call, 'platform')
    if (!(await moveDelivery(tx, delivery, { event: 'sendAgain', receiver: delivery.receiver, error: '', at: act.now, act })))
      return failure('message.notFailed')
    await requestJob(tx, deliverJob, { deliveryId })
    return { state: 'WAITING' as const }
  })
}
