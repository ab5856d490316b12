import { useCall } from '../../../api/browser/use-call.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import type { ownSuspension } from '../endpoints-status.ts'
import { sellerStoreMessages } from '../messages.ts'

const suspensionRef = callRef<typeof ownSuspension>('GET', 'v3/seller/seller/store/suspension')
const nothing = {}

/** Above every page of the supplier console while a store is suspended: since when, why, what still goes on and what to do. */
export function SuspensionBanner() {
  const t = useMessages(sellerStoreMessages)
  const { data } = useCall(suspensionRef, nothing)
  return data?.map((one) => (
    <div key={one.storeId} role="alert" className="mb-3">
      <Note
        tone="danger"
        action={
          <Anchor className="lk nw" to="/service">
            {t('suspendedAsk')}
          </Anchor>
        }
      >
        <b>{t('suspendedTitle', { store: one.storeName, since: fullTime(one.sinceTime) })}</b>
        {one.reason !== '' && <div>{t('suspendedReason', { reason: one.reason })}</div>}
        <div>{t('suspendedHelp')}</div>
      </Note>
    </div>
  ))
}
