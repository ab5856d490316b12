import { useSearchParams } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { contractPageMessages } from '../../../modules/contract/messages.ts'
import { ContractList } from '../../../modules/contract/ui/contract-list.tsx'
import { useOwnMemberType } from '../../../modules/member/ui/use-own-member-type.ts'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'
import { RfqList } from './rfq-list.tsx'

const own = '/member/inquiry/myCon'

/** What was chosen and what came of it: awarded requests with their orders, and the contracts that were drafted from them. */
export default function MyContractsPage() {
  const t = useMessages(rfqPageMessages)
  const contractWords = useMessages(contractPageMessages)
  const [query] = useSearchParams()
  const memberType = useOwnMemberType()
  const showsContracts = query.get('view') !== 'award' && (memberType === 3 || memberType === 6)
  if (!showsContracts)
    return (
      <RfqList
        title={t('myConTitle')}
        lead={t('myConLead')}
        only="awarded"
        emptyTitle={t('conNone')}
        emptyHelp={t('conNoneHelp')}
        {...(memberType === 3 || memberType === 6 ? { other: { to: own, label: contractWords('quotedContracts') } } : {})}
      />
    )
  return (
    <ContractList
      viewer="buyer"
      source="QUOTATION"
      actions={
        <ButtonLink size="sm" to={`${own}?view=award`}>
          {t('myConTitle')}
        </ButtonLink>
      }
    />
  )
}
