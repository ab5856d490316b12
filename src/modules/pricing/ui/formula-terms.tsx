import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { signedText } from '../../../ui/basic/signed-text.ts'
import type { FormulaExplanation } from '../endpoints-formulas.ts'
import { priceFormulaMessages } from '../messages.ts'
import { plainQuantity } from '../../../ui/basic/quantity-text.ts'

export type FormulaTermsProps = {
  told: FormulaExplanation
  /** Names of the trade unit and of the second unit, where there is one. */
  unit: string
  second?: string | null
}

/** The explanation sheet of an index-linked price: every term, the quotes that count, source, time and rounding. */
export function FormulaTerms({ told, unit, second }: FormulaTermsProps) {
  const t = useMessages(priceFormulaMessages)
  const lang = useLanguage()
  // Terms are shown as finely as they are, so that what stands there adds up.
  const isFine = told.steps.some((step) => Math.abs(step.amount * 100 - Math.round(step.amount * 100)) > 1e-6)
  const decimals = isFine ? 4 : 2
  const facts = {
    factor: plainQuantity(told.factor),
    coefficient: plainQuantity(told.coefficient),
    percent: told.taxPercent,
    step: plainQuantity(told.roundedTo),
  }
  return (
    <>
      <p className="t13">
        <b className="b6">{told.seriesName}</b> <span className="c3">{told.seriesCode}</span> ·{' '}
        {t(`period_${told.period}`, { days: told.periodDays })}
      </p>
      <table className="tbl d">
        <thead>
          <tr>
            <th scope="col">{t('term')}</th>
            <th scope="col" className="r">
              {t('amount', { unit })}
            </th>
          </tr>
        </thead>
        <tbody>
          {told.steps.map((step, index) => (
            <tr key={step.code}>
              <th scope="row">{t(`step_${step.code}`, facts)}</th>
              <td className="r n">{index === 0 ? priceText(step.amount) : signedText(step.amount, decimals)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" className="b6">
              {t('price')}
            </th>
            <td className="r n b6">¥{priceText(told.price)}</td>
          </tr>
          {told.secPrice !== null && second && <SecondRows price={told.secPrice} surcharge={told.secSurcharge} unit={second} />}
        </tbody>
      </table>
      <FormulaQuotes told={told} />
      <p className="t12 c3">
        {t('source')} {told.source} · {t('pricedAt', { time: formatTimestamp(new Date(told.pricedAt), lang) })}
      </p>
    </>
  )
}

/** The price by the second unit: its conversion, the surcharge where it has one, and their sum. */
function SecondRows({ price, surcharge, unit }: { price: number; surcharge: number; unit: string }) {
  const t = useMessages(priceFormulaMessages)
  const exact = Math.round((price - surcharge) * 10_000) / 10_000
  return (
    <>
      {surcharge !== 0 && (
        <>
          <tr>
            <th scope="row">{t('secondConverted', { unit })}</th>
            <td className="r n">{priceText(exact)}</td>
          </tr>
          <tr>
            <th scope="row">{t('secondSurcharge', { unit })}</th>
            <td className="r n">{signedText(surcharge, 4)}</td>
          </tr>
        </>
      )}
      <tr>
        <th scope="row">{t(surcharge === 0 ? 'secondConverted' : 'second', { unit })}</th>
        <td className="r n b6">¥{priceText(price)}</td>
      </tr>
    </>
  )
}

function FormulaQuotes({ told }: { told: FormulaExplanation }) {
  const t = useMessages(priceFormulaMessages)
  const hasPremium = told.coefficient > 0
  return (
    <>
      <h3 className="t13 b6 mt-3">{t('quotesTitle')}</h3>
      <div className="tsc max-h-45" tabIndex={0} role="region" aria-label={t('quotesTitle')}>
        <table className="tbl dd">
          <thead>
            <tr>
              <th scope="col">{t('quoteDate')}</th>
              <th scope="col" className="r">
                {t('quotePrice', { point: t(`point_${told.point}`) })}
              </th>
              {hasPremium && (
                <th scope="col" className="r">
                  {t('quotePremium')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {told.quotes.map((quote) => (
              <tr key={quote.date}>
                <td className="num nw">{quote.date}</td>
                <td className="r n">{priceText(quote.price)}</td>
                {hasPremium && <td className="r n">{quote.premium === null ? '—' : signedText(quote.premium, 0)}</td>}
              </tr>
            ))}
            {told.quotes.length > 1 && (
              <tr>
                <th scope="row">{t('average')}</th>
                <td className="r n b6">{priceText(told.average)}</td>
                {hasPremium && <td />}
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </>
  )
}
