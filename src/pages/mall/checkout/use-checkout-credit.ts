import { useEffect, useState } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import type { CreditCheckout, creditCheckoutCall } from '../../../modules/credit/endpoints.ts'
import type { CheckoutView } from '../../../modules/order/endpoints.ts'

const creditRef = callRef<typeof creditCheckoutCall>('POST', 'v3/credit/front/checkout')

/** What could be bought on credit at the sums that are shown; null until it is known. */
export function useCheckoutCredit(view: CheckoutView): CreditCheckout | null {
  const [credit, setCredit] = useState<CreditCheckout | null>(null)
  const orders = JSON.stringify(view.storeGroupList.map(({ storeId, totalAmount }) => ({ storeId, amount: totalAmount })))
  useEffect(() => {
    let isGone = false
    callApi(creditRef, { orders: JSON.parse(orders) as { storeId: number; amount: number }[] }).then(
      (answer) => {
        if (!isGone) setCredit(answer.data ?? null)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [orders])
  return credit
}
