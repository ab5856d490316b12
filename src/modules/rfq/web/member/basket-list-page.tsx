import { useWords } from '../../../../api/browser/use-words.tsx'
import { InquiryList } from '../parts/inquiry-list.tsx'
import { rfqPageWords } from '../words.ts'

/** Enquiries that went to one store each. */
export default function BasketListPage() {
  const t = useWords(rfqPageWords)
  return (
    <InquiryList
      title={t('basketTitle')}
      lead={t('basketLead')}
      kind="BASKET"
      emptyTitle={t('basketNone')}
      emptyHelp={t('basketNoneHelp')}
    />
  )
}
