import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ContractList } from '../../../modules/contract/ui/contract-list.tsx'
import { contractRescissionMessages } from '../../../modules/contract-rescission/messages.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'

/** Contracts of all companies and stores, to read. */
export default function AdminContractListPage() {
  const t = useMessages(contractRescissionMessages)
  return (
    <ContractList
      viewer="platform"
      actions={
        <ButtonLink size="sm" to="/admin/contract/rescission">
          {t('disputesTitle')}
        </ButtonLink>
      }
    />
  )
}
