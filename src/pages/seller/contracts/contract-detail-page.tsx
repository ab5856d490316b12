import { useSearchParams } from 'react-router'
import '../../../ui/styles/console.css'
import { MonthlyUse } from '../../../modules/contract-usage/ui/monthly-use.tsx'
import { ContractDues } from '../../../modules/contract-due/ui/contract-dues.tsx'
import { RescissionSheet } from '../../../modules/contract-rescission/ui/rescission-sheet.tsx'
import { PriceLines } from '../../../modules/contract-pricing/ui/price-lines.tsx'
import { ContractDetail } from '../../../modules/contract/ui/contract-detail.tsx'

/** One contract of the own store. */
export default function ContractDetailPage() {
  const [query] = useSearchParams()
  return (
    <ContractDetail
      viewer="store"
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
