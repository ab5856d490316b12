import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { TransferReview } from '../../../ui/payment/transfer-review.tsx'
import { contractDueQueue, contractDueReview } from '../endpoints.ts'
import { contractDueMessages } from '../messages.ts'

/** Transfers for what is due under contracts that the platform checks against its account; nothing when none waits. */
export function DueTransfers() {
  const t = useMessages(contractDueMessages)
  const call = useCall(contractDueQueue, {})
  if (!call.data || call.data.total === 0) return null
  return (
    <TransferReview
      title={t('queue')}
      total={call.data.total}
      list={call.data.list}
      document={({ contractId, contractSn, kind, dueSn, buyerName, storeName }) => ({
        to: `/admin/contract/detail?contractId=${contractId}`,
        name: `${contractSn} · ${t(`kind_${kind}`)}`,
        number: dueSn,
        payer: buyerName,
        payee: storeName,
      })}
      call={contractDueReview}
      input={({ dueSn, version: expectedVersion }, answer) => ({ dueSn, expectedVersion, ...answer })}
      confirmHelp={t('confirmHelp')}
      onDone={call.reload}
    />
  )
}
