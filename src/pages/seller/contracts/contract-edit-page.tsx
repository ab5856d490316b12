import { Navigate, useSearchParams } from 'react-router'
import '../../../ui/styles/console.css'
import { ContractChange, ContractFromSource, sourceOf } from '../../../modules/contract/ui/contract-editor.tsx'

/** Drafts a contract from an order, or changes one. */
export default function ContractEditPage() {
  const [query] = useSearchParams()
  const contractId = Number(query.get('contractId')) || 0
  const source = sourceOf(query)
  if (contractId > 0) return <ContractChange side="store" contractId={contractId} />
  return source ? <ContractFromSource side="store" source={source} /> : <Navigate to="/seller/contract/list" replace />
}
