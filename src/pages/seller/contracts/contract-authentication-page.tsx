import { useSearchParams } from 'react-router'
import '../../../ui/styles/console.css'
import { SignerForm } from '../../../modules/contract/ui/signer-form.tsx'

/** Authentication of company and agent for electronic signatures. */
export default function ContractAuthenticationPage() {
  const [query] = useSearchParams()
  return <SignerForm side="store" storeId={Number(query.get('storeId')) || 1} contractId={Number(query.get('contractId')) || 0} />
}
