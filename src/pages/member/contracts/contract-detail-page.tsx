import { ContractPage } from '../../../modules/contract-usage/ui/contract-page.tsx'

/** One contract of the own company. */
export default function ContractDetailPage() {
  return <ContractPage viewer="buyer" />
}
