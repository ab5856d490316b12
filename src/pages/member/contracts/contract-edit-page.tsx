import { useSearchParams } from 'react-router'
import { ContractChange, ContractEditor, ContractFromSource, sourceOf } from '../../../modules/contract/ui/contract-editor.tsx'

/** Drafts a contract, blank or from an order, or changes one. */
export default function ContractEditPage() {
  const [query] = useSearchParams()
  const contractId = Number(query.get('contractId')) || 0
  const source = sourceOf(query)
  if (contractId > 0) return <ContractChange side="buyer" contractId={contractId} />
  return source ? <ContractFromSource side="buyer" source={source} /> : <ContractEditor side="buyer" proposes={false} />
}
