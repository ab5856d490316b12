import { useWords } from '../../../../api/browser/use-words.tsx'
import { InquiryList } from '../parts/inquiry-list.tsx'
import { rfqPageWords } from '../words.ts'

/** All requests, open ones and those to one store. */
export default function MyInquiriesPage() {
  const t = useWords(rfqPageWords)
  return <InquiryList title={t('myInqTitle')} lead={t('myInqLead')} emptyTitle={t('openNone')} emptyHelp={t('openNoneHelp')} />
}
