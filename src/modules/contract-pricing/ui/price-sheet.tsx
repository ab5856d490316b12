import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import type { PricedLineView } from '../endpoints.ts'
import { contractPricingMessages } from '../messages.ts'

type Sheet = NonNullable<PricedLineView['settlement']>

/** The final price of a line: each step of the calculation, the difference, and who has confirmed. */
export function PriceSheet({ sheet }: { sheet: Sheet }) {
  const t = useMessages(contractPricingMessages)
  const { difference, differenceState, differenceNote } = sheet
  return (
    <>
      <p className="t12 c3">
        {t('sheetNo')} <span className="num">{sheet.settlementSn}</span> · <span className="num">{fullTime(sheet.computeTime)}</span>
      </p>
      <Steps sheet={sheet} />
      <QuotedDays days={sheet.days} fixings={sheet.fixings} closed={sheet.closed} />
      {sheet.isRevised && sheet.state !== 'CONFIRMED' && <Note tone="warn">{t('revised')}</Note>}
      {sheet.state === 'DISPUTED' && sheet.disputeSide !== '' && (
        <Note tone="warn">{t('disputedBy', { side: t(sheet.disputeSide), reason: sheet.reason })}</Note>
      )}
      <p className="t13">
        {difference === 0 ? (
          t('NOTHING_DUE')
        ) : (
          <b>{t(difference > 0 ? 'buyerOwes' : 'storeOwes', { amount: priceText(Math.abs(difference)) })}</b>
        )}
        {(differenceState === 'DUE' || differenceState === 'RECEIVED' || differenceState === 'WAIVED') && ` · ${t(differenceState)}`}
        {differenceNote !== '' && <span className="c3"> · {differenceNote}</span>}
      </p>
      <p className="t12 c2">
        {sheet.buyerTime !== null && (
          <>
            {t('buyerConfirmed')} <span className="num">{fullTime(sheet.buyerTime)}</span>{' '}
          </>
        )}
        {sheet.storeTime !== null && (
          <>
            {t('storeConfirmed')} <span className="num">{fullTime(sheet.storeTime)}</span>
          </>
        )}
      </p>
    </>
  )
}

function Steps({ sheet }: { sheet: Sheet }) {
  const t = useMessages(contractPricingMessages)
  const provisional = { price: priceText(sheet.provisional), quantity: sheet.quantity }
  const steps: [string, number][] = [
    [t('stepAverage', { count: sheet.days.length }), sheet.average],
    ...(sheet.fixings.length > 0 ? [[t('stepBase'), sheet.base] as [string, number]] : []),
    [t('stepPremium'), sheet.premium],
    ...(sheet.tax === 0 ? [] : [[t('stepTax'), sheet.tax] as [string, number]]),
    [t('stepPrice'), sheet.price],
    [t('stepAmount', { quantity: sheet.quantity }), sheet.amount],
    [t('stepProvisional', provisional), sheet.provisionalAmount],
    [t('stepDifference'), sheet.difference],
  ]
  return (
    <ul className="col g1 t13">
      {steps.map(([label, value]) => (
        <li key={label} className="row g2">
          <span className="c2">{label}</span>
          <span className="sp" />
          <b className="b5 num nw">{priceText(value)}</b>
        </li>
      ))}
    </ul>
  )
}

type Days = Pick<PricedLineView, 'days' | 'fixings' | 'closed'>

/** Every quoted day, what was fixed, and the days on which the market was closed. */
export function QuotedDays({ days, fixings, closed }: Days) {
  const t = useMessages(contractPricingMessages)
  return (
    <>
      {fixings.length > 0 && (
        <ul className="col g1 t13">
          {fixings.map(({ date, price, quantity, time }, index) => (
            <li key={`${index} ${date}`} className="num">
              {t('fix')} {date} · {t('perTonne', { price: priceText(price) })} × {quantity} t{time === null ? '' : ` · ${fullTime(time)}`}
            </li>
          ))}
        </ul>
      )}
      {days.length > 0 && (
        <details className="t13">
          <summary>{t('showDays', { count: days.length })}</summary>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(170px,1fr))] gap-x-4 gap-y-1 pt-2">
            {days.map(({ date, price }) => (
              <li key={date} className="num">
                {date} <b className="b5">{priceText(price)}</b>
              </li>
            ))}
          </ul>
        </details>
      )}
      {closed.length > 0 && <p className="t12 c3">{t('closedDays', { days: closed.join('、') })}</p>}
    </>
  )
}
