import { useState } from 'react'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import type { PayMethods, PayStatus } from '../../../modules/payment/endpoints.ts'
import { usePayMessages } from './use-messages.ts'
import { TransferVoucherForm } from './transfer-voucher-form.tsx'

const tones = { SUBMITTED: 'warn', CONFIRMED: 'ok', REJECTED: 'danger' } as const

function toneOf(state: string) {
  return state === 'SUBMITTED' || state === 'CONFIRMED' || state === 'REJECTED' ? tones[state] : 'quiet'
}

/** Bank transfer: where to, what was sent already, and the form for one more. */
export function BankTransfer({ methods, status, onSent }: { methods: PayMethods; status: PayStatus; onSent: () => Promise<void> }) {
  const t = usePayMessages()
  const [wantsMore, setWantsMore] = useState(false)
  const waiting = status.voucherList.some((voucher) => voucher.state === 'SUBMITTED')
  const mayUpload = status.can.includes('uploadVoucher')
  return (
    <div className="col g3">
      {methods.transferAccount && <TransferAccount account={methods.transferAccount} />}
      <VoucherList status={status} />
      {mayUpload && waiting && !wantsMore && (
        <div>
          <Button onClick={() => setWantsMore(true)}>{t('sendMore')}</Button>
        </div>
      )}
      {mayUpload && (!waiting || wantsMore) && (
        <TransferVoucherForm
          status={status}
          onSent={() => {
            setWantsMore(false)
            void onSent()
          }}
        />
      )}
    </div>
  )
}

function TransferAccount({ account }: { account: NonNullable<PayMethods['transferAccount']> }) {
  const t = usePayMessages()
  const toast = useToast()
  const copy = (text: string) => void navigator.clipboard?.writeText(text).then(() => toast({ text: t('copied') }))
  const rows = [
    ['accountName', account.accountName],
    ['bankName', account.bankName],
    ['accountNo', account.accountNo],
    ['purpose', account.remark],
  ] as const
  return (
    <div className="acct">
      <b>{t('transferTo')}</b>
      <dl className="kv">
        {rows.map(([key, value]) => (
          <div key={key} className="acct-r">
            <dt>{t(key)}</dt>
            <dd className="num">
              {value}{' '}
              <button type="button" className="lk t12" aria-label={`${t('copy')} ${t(key)}`} onClick={() => copy(value)}>
                {t('copy')}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <p className="t12 c3">{t('transferHelp')}</p>
    </div>
  )
}

function VoucherList({ status }: { status: PayStatus }) {
  const t = usePayMessages()
  if (status.voucherList.length === 0) return null
  return (
    <div>
      <b className="t13">{t('vouchers')}</b>
      <ul className="lst-p bd">
        {status.voucherList.map((voucher) => (
          <li key={voucher.voucherId}>
            <div className="row g3 t13">
              <span className="num nw">{voucher.transferDate}</span>
              <span className="el">
                {voucher.bankName} · {voucher.bankSerial}
              </span>
              <span className="sp" />
              <b className="num">¥{priceText(voucher.amount)}</b>
              <StateDot tone={toneOf(voucher.state)}>{voucher.stateText}</StateDot>
            </div>
            {voucher.rejectReason && <p className="t12 cd">{t('rejectedFor', { reason: voucher.rejectReason })}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
