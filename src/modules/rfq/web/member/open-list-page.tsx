import { useWords } from '../../../../api/browser/use-words.tsx'
import { InquiryList } from '../parts/inquiry-list.tsx'
import { rfqPageWords } from '../words.ts'

/** Open requests for quotation of the member's company. */
export default function OpenListPage() {
  const t = useWords(rfqPageWords)
  return <InquiryList title={t('openTitle')} lead={t('openLead')} kind="OPEN" emptyTitle={t('openNone')} emptyHelp={t('openNoneHelp')} />
}
