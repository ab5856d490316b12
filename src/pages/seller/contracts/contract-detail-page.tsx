import '../../../ui/styles/console.css'
import { ContractPage } from '../../../modules/contract-usage/ui/contract-page.tsx'

/** One contract of the own store. */
export default function ContractDetailPage() {
  return <ContractPage viewer="store" />
}
