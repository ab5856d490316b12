import { Image } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime, shortTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { CopyText } from '../../../ui/console/copy-text.tsx'
import type { VoucherList } from '../endpoints-admin.ts'
import { paymentAdminMessages } from '../messages.ts'
import { VoucherReviewDialog } from './voucher-review-dialog.tsx'

export type AdminVoucher = VoucherList['list'][number]
type PayOrderWord = 'OPEN' | 'PAYING' | 'PART_PAID' | 'PAID' | 'CLOSED' | 'LATE_PAID'

/** Bank transfers that buyers told of, each to be confirmed or rejected. */
export function VoucherTable({ vouchers, onDone }: { vouchers: readonly AdminVoucher[]; onDone: () => void }) {
  const t = useMessages(paymentAdminMessages)
  const [reviewing, setReviewing] = useState<{ voucher: AdminVoucher; result: 'confirm' | 'reject' } | null>(null)
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colVoucher')}</th>
            <th>{t('colPayer')}</th>
            <th>{t('colBank')}</th>
            <th className="r">{t('colAmount')}</th>
            <th className="r">{t('colDue')}</th>
            <th>{t('colImages')}</th>
            <th>{t('colState')}</th>
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {vouchers.map((voucher) => (
            <tr key={voucher.voucherId}>
              <td className="nw">
                <CopyText text={voucher.paySn} />
                <div className="t12 c3 num">{fullTime(voucher.submitTime)}</div>
              </td>
              <td>
                <div>{voucher.payerName}</div>
                <div className="t12 c3">{voucher.memberName}</div>
              </td>
              <td>
                <div>{voucher.bankName}</div>
                <div className="t12 c3 num">
                  {voucher.bankSerial} · {voucher.transferDate}
                </div>
                {voucher.remark && <div className="t12 c3">{voucher.remark}</div>}
              </td>
              <td className="r n nw b6">¥{priceText(voucher.amount)}</td>
              <td className="r n nw">
                <div>¥{priceText(voucher.dueAmount)}</div>
                <div className="t12 c3">¥{priceText(voucher.paidAmount)}</div>
              </td>
              <td>
                <VoucherImages voucher={voucher} />
              </td>
              <td>
                <VoucherState voucher={voucher} />
              </td>
              <td className="r nw">
                {voucher.can.includes('confirm') && (
                  <Button size="sm" tone="action" onClick={() => setReviewing({ voucher, result: 'confirm' })}>
                    {t('confirm')}
                  </Button>
                )}{' '}
                {voucher.can.includes('reject') && (
                  <Button size="sm" onClick={() => setReviewing({ voucher, result: 'reject' })}>
                    {t('reject')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {reviewing && <VoucherReviewDialog {...reviewing} onClose={() => setReviewing(null)} onDone={onDone} />}
    </div>
  )
}

function VoucherImages({ voucher }: { voucher: AdminVoucher }) {
  const t = useMessages(paymentAdminMessages)
  if (voucher.images.length === 0) return <span className="t12 c3">{t('noImage')}</span>
  return (
    <Image.PreviewGroup>
      <span className="row g1">
        {voucher.images.map((name) => (
          <Image
            key={name}
            src={`/files/${encodeURIComponent(name)}`}
            alt={t('viewImage')}
            width={40}
            height={40}
            style={{ objectFit: 'cover', borderRadius: 4 }}
          />
        ))}
      </span>
    </Image.PreviewGroup>
  )
}

function VoucherState({ voucher }: { voucher: AdminVoucher }) {
  const t = useMessages(paymentAdminMessages)
  const tone = voucher.state === 'CONFIRMED' ? 'ok' : voucher.state === 'REJECTED' ? 'danger' : 'warn'
  return (
    <>
      <StateDot tone={tone}>{voucher.stateText}</StateDot>
      {voucher.reviewTime && (
        <div className="t12 c3">{t('reviewedBy', { name: voucher.reviewerName, at: shortTime(voucher.reviewTime) })}</div>
      )}
      {voucher.rejectReason && <div className="t12 cd">{voucher.rejectReason}</div>}
      {voucher.payOrderState && <div className="t12 c3">{t('payOrderIs', { state: t(voucher.payOrderState as PayOrderWord) })}</div>}
    </>
  )
}
