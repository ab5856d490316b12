import { useWords } from '../../../../api/browser/use-words.tsx'
import { InquiryList } from '../parts/inquiry-list.tsx'
import { rfqPageWords } from '../words.ts'

/** Orders that were born from quotations, by their request. */
export default function QuoteOrdersPage() {
  const t = useWords(rfqPageWords)
  return (
    <InquiryList
      title={t('quoteOrdersTitle')}
      lead={t('quoteOrdersLead')}
      only="ordered"
      emptyTitle={t('quoteOrdersNone')}
      emptyHelp={t('quoteOrdersNoneHelp')}
    />
  )
}
