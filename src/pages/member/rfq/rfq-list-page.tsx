import { useMessages } from '../../../api/browser/use-messages.tsx'
import { RfqList } from './rfq-list.tsx'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'

/** Open requests for quotation of the member's company. */
export default function OpenListPage() {
  const t = useMessages(rfqPageMessages)
  return <RfqList title={t('openTitle')} lead={t('openLead')} kind="OPEN" emptyTitle={t('openNone')} emptyHelp={t('openNoneHelp')} />
}
