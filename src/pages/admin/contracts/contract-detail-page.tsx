import { useSearchParams } from 'react-router'
import { MonthlyUse } from '../../../modules/contract-usage/ui/monthly-use.tsx'
import { ContractDues } from '../../../modules/contract-due/ui/contract-dues.tsx'
import { RescissionSheet } from '../../../modules/contract-rescission/ui/rescission-sheet.tsx'
import { PriceLines } from '../../../modules/contract-pricing/ui/price-lines.tsx'
import { ContractDetail } from '../../../modules/contract/ui/contract-detail.tsx'

/** One contract, to read. */
export default function AdminContractDetailPage() {
  const [query] = useSearchParams()
  return (
    <ContractDetail
      viewer="platform"
      contractId={Number(query.get('contractId')) || 1}
      more={(contract) => (
        <>
          <MonthlyUse contract={contract} />
          <RescissionSheet contract={contract} />
          <ContractDues contract={contract} />
          <PriceLines contract={contract} />
        </>
      )}
    />
  )
}
