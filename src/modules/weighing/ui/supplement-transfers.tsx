import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { TransferReview } from '../../../ui/payment/transfer-review.tsx'
import { supplementQueue, supplementReview } from '../endpoints-supplement.ts'
import { supplementPageMessages } from '../messages.ts'

/** Transfers for supplements by weight that the platform checks against its account; nothing when none waits. */
export function SupplementTransfers() {
  const t = useMessages(supplementPageMessages)
  const call = useCall(supplementQueue, {})
  if (!call.data || call.data.total === 0) return null
  return (
    <TransferReview
      title={t('queue')}
      total={call.data.total}
      list={call.data.list}
      document={({ orderSn, weighNoteSn, buyerTitle, storeName }) => ({
        to: `/admin/order/detail?orderSn=${orderSn}`,
        name: orderSn,
        number: weighNoteSn,
        payer: buyerTitle,
        payee: storeName,
      })}
      call={supplementReview}
      input={({ weighNoteSn, version: expectedVersion }, answer) => ({ weighNoteSn, expectedVersion, ...answer })}
      confirmHelp={t('confirmHelp')}
      onDone={call.reload}
    />
  )
}
