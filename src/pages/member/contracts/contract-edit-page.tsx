import { useSearchParams } from 'react-router'
import { ContractChange, ContractEditor, ContractFromOrder } from '../../../modules/contract/ui/contract-editor.tsx'

/** Drafts a contract, blank or from an order, or changes one. */
export default function ContractEditPage() {
  const [query] = useSearchParams()
  const contractId = Number(query.get('contractId')) || 0
  const orderSn = query.get('orderSn') ?? ''
  if (contractId > 0) return <ContractChange side="buyer" contractId={contractId} />
  return orderSn === '' ? <ContractEditor side="buyer" proposes={false} /> : <ContractFromOrder side="buyer" orderSn={orderSn} />
}
