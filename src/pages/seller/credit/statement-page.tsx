import { useSearchParams } from 'react-router'
import { sellerCreditCalls } from '../../../modules/credit/endpoints-staff.ts'
import { LenderStatement } from '../../../modules/credit/ui/lender-statement.tsx'

/** One statement of a company. */
export default function LenderStatementPage() {
  const [query] = useSearchParams()
  return <LenderStatement calls={sellerCreditCalls} statementSn={query.get('statementSn') ?? ''} orderTo="/seller/order/detail" />
}
