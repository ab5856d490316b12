import { Note } from '../../../ui/feedback/states.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import type { CreditCheckout } from '../../../modules/credit/endpoints.ts'
import { useCheckoutMessages } from './use-messages.ts'

/** What the company can still buy on credit, and why not where it cannot. */
export function CheckoutCredit({ credit }: { readonly credit: CreditCheckout }) {
  const t = useCheckoutMessages()
  return (
    <div className="col g2 mt-3" data-testid="checkout-credit">
      {credit.lines.map((line) => (
        <p key={line.lenderName} className="t13 c2">
          {t('creditLine', { lender: line.lenderName, available: priceText(line.available), days: line.termDays })}
          {line.used > 0 && ` · ${t('creditUsed', { used: priceText(line.used) })}`}
        </p>
      ))}
      {credit.refusal !== '' && <Note tone="danger">{credit.refusal}</Note>}
    </div>
  )
}
