import { useWords } from '../../../../api/browser/use-words.tsx'
import { InquiryList } from '../parts/inquiry-list.tsx'
import { rfqPageWords } from '../words.ts'

/** What was chosen, and what came of it. */
export default function MyContractsPage() {
  const t = useWords(rfqPageWords)
  return <InquiryList title={t('myConTitle')} lead={t('myConLead')} only="awarded" emptyTitle={t('conNone')} emptyHelp={t('conNoneHelp')} />
}
