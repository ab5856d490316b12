import { useMessages } from '../../../api/browser/use-messages.tsx'
import { RfqList } from './rfq-list.tsx'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'

/** What was chosen, and what came of it. */
export default function MyContractsPage() {
  const t = useMessages(rfqPageMessages)
  return <RfqList title={t('myConTitle')} lead={t('myConLead')} only="awarded" emptyTitle={t('conNone')} emptyHelp={t('conNoneHelp')} />
}
