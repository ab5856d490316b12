import { useMessages } from '../../../api/browser/use-messages.tsx'
import { RfqList } from './rfq-list.tsx'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'

/** Requests whose quotations wait for a choice. */
export default function MyQuotationsPage() {
  const t = useMessages(rfqPageMessages)
  return <RfqList title={t('myQuoTitle')} lead={t('myQuoLead')} only="choose" emptyTitle={t('quoNone')} emptyHelp={t('quoNoneHelp')} />
}
