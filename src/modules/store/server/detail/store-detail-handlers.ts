import { actorContext } from '../../../../api/actor-context.ts'
import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { membershipsOf } from '../../../member/server/public.ts'
import { adminStaffContact, adminStoreDetail, adminStoreNote } from '../../endpoints-admin-store.ts'
import { storesByIds } from '../store-repository.ts'
import { showStoreForPlatform } from './show-store.ts'

/** Refusal: `store.storeGone`. */
function addNote(call: Call, { storeId, text }: { readonly storeId: number; readonly text: string }) {
  return call.app.inTransaction<{ storeId: number } | Failure>(async (tx) => {
    if ((await storesByIds(tx, [storeId])).length === 0) return failure('store.storeGone')
    await audit(tx, {
      ...actorContext(call, 'platform'),
      action: 'store.staffNote',
      entity: 'store',
      entityId: storeId,
      without: 'note',
      reason: text,
    })
    return { storeId }
  })
}

/** The whole number of somebody on a store's staff; who looked is written down. Refusal: `store.staffGone`. */
function openContact(call: Call, { storeId, memberId }: { readonly storeId: number; readonly memberId: number }) {
  return call.app.inTransaction<{ memberId: number; mobile: string } | Failure>(async (tx) => {
    const person = (await membershipsOf(tx, storeId)).find((one) => Number(one.memberId) === memberId)
    if (!person) return failure('store.staffGone')
    await audit(tx, {
      ...actorContext(call, 'platform'),
      action: 'store.viewContact',
      entity: 'store',
      entityId: storeId,
      without: 'note',
      facts: { memberName: person.memberName },
    })
    return { memberId, mobile: person.phone ?? '' }
  })
}

/** The platform's record of one store. */
export const storeDetailHandlers: readonly Handler[] = [
  handle(adminStoreDetail, ({ storeId }, call) => showStoreForPlatform(call, storeId)),
  handle(adminStoreNote, (input, call) => addNote(call, input)),
  handle(adminStaffContact, (input, call) => openContact(call, input)),
]
