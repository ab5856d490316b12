import { useMessages } from '../../../api/browser/use-messages.tsx'
import { RfqList } from './rfq-list.tsx'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'

/** Orders that were born from quotations, by their request. */
export default function QuoteOrdersPage() {
  const t = useMessages(rfqPageMessages)
  return (
    <RfqList
      title={t('quoteOrdersTitle')}
      lead={t('quoteOrdersLead')}
      only="ordered"
      emptyTitle={t('quoteOrdersNone')}
      emptyHelp={t('quoteOrdersNoneHelp')}
    />
  )
}
