import { useSearchParams } from 'react-router'
import { ContractDetail } from '../../../modules/contract/ui/contract-detail.tsx'

/** One contract, to read. */
export default function AdminContractDetailPage() {
  const [query] = useSearchParams()
  return <ContractDetail viewer="platform" contractId={Number(query.get('contractId')) || 1} />
}
