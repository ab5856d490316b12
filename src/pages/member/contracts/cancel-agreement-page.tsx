import { useSearchParams } from 'react-router'
import { ContractDetail } from '../../../modules/contract/ui/contract-detail.tsx'
import { ContractDues } from '../../../modules/contract-due/ui/contract-dues.tsx'
import { RescissionSheet } from '../../../modules/contract-rescission/ui/rescission-sheet.tsx'
import ContractListPage from './contract-list-page.tsx'

/** A contract with its buttons to rescind it; without one, the contracts to choose from. */
export default function CancelAgreementPage() {
  const [query] = useSearchParams()
  const contractId = Number(query.get('contractId')) || 0
  if (contractId === 0) return <ContractListPage />
  return (
    <ContractDetail
      viewer="buyer"
      contractId={contractId}
      more={(contract) => (
        <>
          <RescissionSheet contract={contract} />
          <ContractDues contract={contract} />
        </>
      )}
    />
  )
}
