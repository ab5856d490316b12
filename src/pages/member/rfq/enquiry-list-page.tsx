import { useMessages } from '../../../api/browser/use-messages.tsx'
import { RfqList } from './rfq-list.tsx'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'

/** Enquiries that went to one store each. */
export default function BasketListPage() {
  const t = useMessages(rfqPageMessages)
  return (
    <RfqList title={t('basketTitle')} lead={t('basketLead')} kind="BASKET" emptyTitle={t('basketNone')} emptyHelp={t('basketNoneHelp')} />
  )
}
