import { Image } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime, shortTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import type { VoucherList } from '../endpoints-admin.ts'
import { paymentAdminMessages } from '../messages.ts'

export type AdminVoucher = VoucherList['list'][number]
type PayOrderWord = 'OPEN' | 'PAYING' | 'PART_PAID' | 'PAID' | 'CLOSED' | 'LATE_PAID'

/** What the cashier sees of each bank transfer that a buyer told of. */
export function useVoucherColumns(
  onReview: (voucher: AdminVoucher, result: 'confirm' | 'reject') => void,
): readonly ListColumn<AdminVoucher>[] {
  const t = useMessages(paymentAdminMessages)
  return [
    {
      key: 'voucher',
      title: t('colVoucher'),
      as: 'title',
      isTight: true,
      isCopied: true,
      text: (voucher) => voucher.paySn,
      cell: (voucher) => <div className="t12 c3 num">{fullTime(voucher.submitTime)}</div>,
    },
    {
      key: 'payer',
      title: t('colPayer'),
      text: (voucher) => voucher.payerName,
      cell: (voucher) => (
        <>
          <div>{voucher.payerName}</div>
          <div className="t12 c3">{voucher.memberName}</div>
        </>
      ),
    },
    {
      key: 'bank',
      title: t('colBank'),
      text: (voucher) => `${voucher.bankName} ${voucher.bankSerial} ${voucher.transferDate}`,
      cell: (voucher) => (
        <>
          <div>{voucher.bankName}</div>
          <div className="t12 c3 num">
            {voucher.bankSerial} · <span className="nw">{voucher.transferDate}</span>
          </div>
          {voucher.remark && <div className="t12 c3">{voucher.remark}</div>}
        </>
      ),
    },
    {
      key: 'amount',
      title: t('colAmount'),
      align: 'right',
      isTight: true,
      text: (voucher) => voucher.amount,
      cell: (voucher) => <span className="b6">¥{priceText(voucher.amount)}</span>,
    },
    {
      key: 'due',
      title: t('colDue'),
      align: 'right',
      isTight: true,
      text: (voucher) => voucher.dueAmount,
      cell: (voucher) => (
        <>
          <div>¥{priceText(voucher.dueAmount)}</div>
          <div className="t12 c3">¥{priceText(voucher.paidAmount)}</div>
        </>
      ),
    },
    { key: 'images', title: t('colImages'), cell: (voucher) => <VoucherImages voucher={voucher} /> },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: (voucher) => voucher.stateText,
      cell: (voucher) => <VoucherState voucher={voucher} />,
    },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (voucher) => (
        <>
          {voucher.can.includes('confirm') && (
            <Button size="sm" tone="action" onClick={() => onReview(voucher, 'confirm')}>
              {t('confirm')}
            </Button>
          )}
          {voucher.can.includes('reject') && (
            <Button size="sm" onClick={() => onReview(voucher, 'reject')}>
              {t('reject')}
            </Button>
          )}
        </>
      ),
    },
  ]
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
