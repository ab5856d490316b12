import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import type { BillDetail, BillView } from '../endpoints.ts'
import { settlementPageMessages } from '../messages.ts'
import { BillPayee } from './bill-payee.tsx'
import { MoneyFigure } from './money-figure.tsx'

/** What a bill comes to, and what has happened to it. */
export function BillSummary({ of, lineSum, isProved }: { of: BillView } & Pick<BillDetail, 'lineSum' | 'isProved'>) {
  const t = useMessages(settlementPageMessages)
  const amounts = [
    ['received', of.received],
    ['platformPart', of.platformPart],
    ['commission', -of.commission],
    ['carried', of.carried],
    ['total', of.total],
  ] as const
  return (
    <div className="col g3">
      <section className="kpi k2" aria-label={t('total')}>
        {amounts.map(([key, amount]) => (
          <MoneyFigure key={key} label={t(key)} amount={amount} />
        ))}
      </section>
      <div className="col g1 t13 c2">
        <div>
          {t('period')} {t('to', { from: of.fromDay, until: of.toDay })}
        </div>
        {historyOf(of, t).map((sentence) => (
          <div key={sentence}>{sentence}</div>
        ))}
        <BillPayee of={of} />
        {of.voucher !== '' && (
          <a className="lk" href={of.voucher} target="_blank" rel="noopener">
            {t('viewVoucher')}
          </a>
        )}
      </div>
      <Note tone={isProved ? 'ok' : 'warn'}>{t(isProved ? 'linesProved' : 'linesWrong', { sum: priceText(lineSum) })}</Note>
    </div>
  )
}

type Say = ReturnType<typeof useMessages<typeof settlementPageMessages>>

function historyOf(of: BillView, t: Say): string[] {
  const { confirmTime, approveTime, payTime } = of
  return [
    of.state === 'GENERATED' ? t('confirmUntil', { time: fullTime(of.confirmUntil) }) : '',
    confirmTime ? t('confirmedBy', { time: fullTime(confirmTime), name: of.confirmedBy }) : '',
    approveTime ? t('approvedBy', { time: fullTime(approveTime), name: of.approvedBy }) : '',
    payTime ? t('paidAt', { time: fullTime(payTime), serial: of.bankSerial }) : '',
    of.remark === '' ? '' : t('payFailed', { reason: of.remark }),
    of.state === 'CARRIED' && of.total < 0
      ? of.carriedInto === ''
        ? t('carriedWaits')
        : t('carriedInto', { billSn: of.carriedInto })
      : '',
  ].filter((sentence) => sentence !== '')
}
