import { adminCreditCalls } from '../../../modules/credit/endpoints-staff.ts'
import { LenderConsole } from '../../../modules/credit/ui/lender-console.tsx'

/** Credit granted by the platform: applications, lines, statements and repayments. */
export default function LendingPage() {
  return <LenderConsole calls={adminCreditCalls} statementTo="/admin/credit/statement" />
}
