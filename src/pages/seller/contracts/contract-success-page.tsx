import '../../../ui/styles/console.css'
import { ContractSuccess } from '../../../modules/contract/ui/contract-success.tsx'

/** What follows a signature or an authentication. */
export default function ContractSuccessPage() {
  return <ContractSuccess side="store" />
}
