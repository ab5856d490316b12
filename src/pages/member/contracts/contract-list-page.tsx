import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { contractPageMessages } from '../../../modules/contract/messages.ts'
import { ContractList } from '../../../modules/contract/ui/contract-list.tsx'

/** Contracts of the own company. */
export default function ContractListPage() {
  const t = useMessages(contractPageMessages)
  return (
    <ContractList
      viewer="buyer"
      actions={
        <>
          <ButtonLink size="sm" to="/member/contract/authen">
            {t('authen')}
          </ButtonLink>
          <ButtonLink size="sm" tone="brand" icon="plus" to="/member/contract/add">
            {t('add')}
          </ButtonLink>
        </>
      }
    />
  )
}
