import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import '../../../ui/styles/console.css'
import { contractPageMessages } from '../../../modules/contract/messages.ts'
import { ContractList } from '../../../modules/contract/ui/contract-list.tsx'

/** Contracts of the own stores. */
export default function ContractListPage() {
  const t = useMessages(contractPageMessages)
  return (
    <ContractList
      viewer="store"
      actions={
        <ButtonLink size="sm" to="/seller/order/list">
          {t('add')}
        </ButtonLink>
      }
    />
  )
}
