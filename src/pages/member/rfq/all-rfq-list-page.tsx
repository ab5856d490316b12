import { useMessages } from '../../../api/browser/use-messages.tsx'
import { RfqList } from './rfq-list.tsx'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'

/** All requests, open ones and those to one store. */
export default function MyInquiriesPage() {
  const t = useMessages(rfqPageMessages)
  return <RfqList title={t('myInqTitle')} lead={t('myInqLead')} emptyTitle={t('openNone')} emptyHelp={t('openNoneHelp')} />
}
