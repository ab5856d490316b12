import { useWords } from '../../../../api/browser/use-words.tsx'
import { InquiryList } from '../parts/inquiry-list.tsx'
import { rfqPageWords } from '../words.ts'

/** Requests whose quotations wait for a choice. */
export default function MyQuotationsPage() {
  const t = useWords(rfqPageWords)
  return <InquiryList title={t('myQuoTitle')} lead={t('myQuoLead')} only="choose" emptyTitle={t('quoNone')} emptyHelp={t('quoNoneHelp')} />
}
