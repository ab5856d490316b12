import { useSearchParams } from 'react-router'
import { ContractPage } from '../../../modules/contract-usage/ui/contract-page.tsx'
import ContractListPage from './contract-list-page.tsx'

/** A contract with its buttons to rescind it; without one, the contracts to choose from. */
export default function CancelAgreementPage() {
  return useSearchParams()[0].has('contractId') ? <ContractPage viewer="buyer" /> : <ContractListPage />
}
