import { audit, type ActorContext } from '../../../../kernel/audit/audit.ts'
import { rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { projectTitles, type ProjectOwner } from '../../../project/server/public.ts'
import { lockOrder } from './order-repository.ts'

const update = {
  name: 'order.project',
  text: `UPDATE orders SET project_id = $2, project_title = $3 WHERE order_id = $1 RETURNING coalesce(old.project_id, 0)::int AS before`,
}

export type ProjectChange = {
  readonly orderSn: string
  readonly projectId: number
  readonly owner: ProjectOwner
  readonly act: ActorContext
}

/**
 * The buyer says at any time for which of its projects an order was, 0 for none: bookkeeping, so neither state nor version
 * moves. Refusals: `order.orderGone`, `projectGone`.
 */
export async function changeOrderProject(tx: Transaction, wish: ProjectChange): Promise<{ orderSn: string; projectId: number } | Failure> {
  const { orderSn, projectId, owner, act } = wish
  const order = await lockOrder(tx, orderSn, { memberId: owner.memberId })
  if (!order) return failure('order.orderGone')
  const title = projectId === 0 ? '' : (await projectTitles(tx, owner, [projectId])).get(projectId)
  if (title === undefined) return failure('order.projectGone', {}, { field: 'projectId' })
  const [found] = await rows<{ before: number }>(tx, update, [order.orderId, projectId === 0 ? null : projectId, title])
  await audit(tx, {
    ...act,
    action: 'order.project',
    entity: 'order',
    entityId: orderSn,
    diff: { projectId: [found?.before ?? 0, projectId] },
  })
  return { orderSn, projectId }
}
