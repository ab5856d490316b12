import { sellerCreditCalls } from '../../../modules/credit/endpoints-staff.ts'
import { LenderConsole } from '../../../modules/credit/ui/lender-console.tsx'

/** Credit granted by the own stores: applications, lines, statements and repayments. */
export default function LendingPage() {
  return <LenderConsole calls={sellerCreditCalls} statementTo="/seller/credit/statement" />
}
