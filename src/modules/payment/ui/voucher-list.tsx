import { useState } from 'react'
import { List, type ListPlace } from '../../../ui/console/list/list.tsx'
import type { VoucherList as Vouchers } from '../endpoints-admin.ts'
import { useVoucherColumns, type AdminVoucher } from './voucher-columns.tsx'
import { VoucherReviewDialog } from './voucher-review-dialog.tsx'

/** Bank transfers that buyers told of, each to be confirmed or rejected. */
export function VoucherList(place: ListPlace<Vouchers>) {
  const [reviewing, setReviewing] = useState<{ voucher: AdminVoucher; result: 'confirm' | 'reject' } | null>(null)
  const columns = useVoucherColumns((voucher, result) => setReviewing({ voucher, result }))
  return (
    <>
      <List
        {...place}
        rows={(found) => found.list}
        keyOf={(voucher) => voucher.voucherId}
        columns={columns}
        pages={place.isPlain ? undefined : ({ total }) => ({ total })}
      />
      {reviewing && <VoucherReviewDialog {...reviewing} onClose={() => setReviewing(null)} onDone={place.call.reload} />}
    </>
  )
}
