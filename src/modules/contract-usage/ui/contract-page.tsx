import { Navigate, useSearchParams } from 'react-router'
import { ContractDues } from '../../contract-due/ui/public.ts'
import { PriceLines } from '../../contract-pricing/ui/public.ts'
import { RescissionSheet } from '../../contract-rescission/ui/public.ts'
import { ContractDetail, listAddress, type ContractViewer } from '../../contract/ui/public.ts'
import { MonthlyUse } from './monthly-use.tsx'

/** The contract that the address names, with all that hangs on it; without one, the list of contracts. */
export function ContractPage({ viewer }: { readonly viewer: ContractViewer }) {
  const contractId = Number(useSearchParams()[0].get('contractId')) || 0
  if (contractId === 0) return <Navigate to={listAddress[viewer]} replace />
  return (
    <ContractDetail
      viewer={viewer}
      contractId={contractId}
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
