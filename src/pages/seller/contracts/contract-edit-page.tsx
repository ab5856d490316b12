import { useSearchParams } from 'react-router'
import '../../../ui/styles/console.css'
import { ContractChange, ContractFromOrder } from '../../../modules/contract/ui/contract-editor.tsx'

/** Drafts a contract from an order, or changes one. */
export default function ContractEditPage() {
  const [query] = useSearchParams()
  const contractId = Number(query.get('contractId')) || 0
  const orderSn = query.get('orderSn') ?? ''
  if (contractId > 0) return <ContractChange side="store" contractId={contractId} />
  return <ContractFromOrder side="store" orderSn={orderSn} />
}
