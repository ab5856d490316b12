import { useState } from 'react'
import { List, type ListPlace } from '../../../ui/console/list/list.tsx'
import type { PaymentList as Payments } from '../endpoints-admin.ts'
import { RefundDialog, usePaymentColumns, type AdminPayment } from './payment-columns.tsx'

/** Attempts to pay; what came in the wrong way goes back from here. */
export function PaymentList(place: ListPlace<Payments>) {
  const [returning, setReturning] = useState<AdminPayment | null>(null)
  const columns = usePaymentColumns(setReturning)
  return (
    <>
      <List
        {...place}
        rows={(found) => found.list}
        keyOf={(payment) => payment.paymentId}
        columns={columns}
        pages={place.isPlain ? undefined : ({ total }) => ({ total })}
      />
      {returning && <RefundDialog payment={returning} onClose={() => setReturning(null)} onDone={place.call.reload} />}
    </>
  )
}
