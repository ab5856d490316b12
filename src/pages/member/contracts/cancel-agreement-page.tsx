import { useSearchParams } from 'react-router'
import { ContractDetail } from '../../../modules/contract/ui/contract-detail.tsx'
import ContractListPage from './contract-list-page.tsx'

/** A contract with its buttons to rescind it; without one, the contracts to choose from. */
export default function CancelAgreementPage() {
  const [query] = useSearchParams()
  const contractId = Number(query.get('contractId')) || 0
  return contractId > 0 ? <ContractDetail viewer="buyer" contractId={contractId} /> : <ContractListPage />
}
