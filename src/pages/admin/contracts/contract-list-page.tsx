import { ContractList } from '../../../modules/contract/ui/contract-list.tsx'

/** Contracts of all companies and stores, to read. */
export default function AdminContractListPage() {
  return <ContractList viewer="platform" />
}
