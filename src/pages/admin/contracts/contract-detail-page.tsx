import { ContractPage } from '../../../modules/contract-usage/ui/contract-page.tsx'

/** One contract, to read. */
export default function AdminContractDetailPage() {
  return <ContractPage viewer="platform" />
}
