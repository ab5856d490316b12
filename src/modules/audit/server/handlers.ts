import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { unstorableText } from '../../../api/input.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { behaviourRecord, saveBehaviour, saveCity, saveEvent } from '../../analytics/endpoints.ts'
import { decodeRecord } from '../../analytics/rules/decode-record.ts'
import { type BehaviourQueue, type BehaviourRow } from '../../analytics/server/public.ts'
import type { AuditSealer } from '../../../kernel/audit/audit-chain.ts'
import { auditChainHandler } from './check-audit-chain.ts'
import { workHandlers } from './work-handlers.ts'
import { deadEventHandlers } from './dead-event-handlers.ts'
import { auditLogHandler } from './list-audit-log.ts'

/** The statistics calls and the audit log. */
export function auditHandlers(queue: BehaviourQueue, sealer: AuditSealer): Handler[] {
  const save =
    (kind: 'behaviour' | 'event') =>
    (input: { u: string }, call: Call): null | Failure => {
      const decoded = decodeRecord(input.u)
      // The text inside the record has not passed the transport's own check.
      const parsed = behaviourRecord.safeParse(unstorableText(decoded) === null ? decoded : undefined)
      if (!parsed.success) return failure('api.fieldInvalid', {}, { field: 'u' })
      const record = parsed.data
      const type = (kind === 'event' ? (record.eventType ?? record.behaviorType) : record.behaviorType) ?? ''
      queue.add(call.app, {
        ...whoAndWhere(call),
        kind,
        type,
        device: record.uuid,
        goodsId: record.goodsId ?? null,
        skuId: record.productId ?? null,
        storeId: record.storeId ?? null,
        path: record.path,
      })
      return null
    }
  return [
    auditLogHandler(),
    auditChainHandler(sealer),
    ...deadEventHandlers(),
    ...workHandlers(),
    handle(saveBehaviour, save('behaviour')),
    handle(saveEvent, save('event')),
    handle(saveCity, ({ uuid }, call) => {
      queue.add(call.app, {
        ...whoAndWhere(call),
        kind: 'city',
        type: 'choose',
        device: uuid,
        goodsId: null,
        skuId: null,
        storeId: null,
        path: '',
      })
      return null
    }),
  ]
}

function whoAndWhere(call: Call): Pick<BehaviourRow, 'at' | 'memberId' | 'cityCode'> {
  return { at: call.app.clock.now(), memberId: call.caller.member?.memberId ?? null, cityCode: call.cityCode }
}
