import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import type { CreditAccountView } from '../endpoints-schemas.ts'
import { creditPageMessages } from '../messages.ts'
import { warnedTermDays } from '../rules/credit-terms.ts'

type Terms = Pick<CreditAccountView, 'termDays' | 'dueBasis' | 'monthEnd' | 'withInterest' | 'expiresOn'>

/** The terms of a line in one line. */
export function TermsLine({ of }: { of: Terms }) {
  const t = useMessages(creditPageMessages)
  const term = t('termText', { basis: t(`basis_${of.dueBasis}`), days: of.termDays, end: of.monthEnd ? t('atMonthEnd') : '' })
  return (
    <span className="t13 c2">
      {[term, ...(of.withInterest ? [t('interestAgreed')] : []), t('expires', { day: of.expiresOn })].join(' · ')}
    </span>
  )
}

/** A line's figures. */
export function AccountFigures({ of }: { of: CreditAccountView }) {
  const t = useMessages(creditPageMessages)
  const figures = [
    ['available', of.available],
    ['limit', of.limit],
    ['drawn', of.drawn],
    ['held', of.held],
    ['overdue', of.overdue],
  ] as const
  return (
    <div className="kpi k2">
      {figures.map(([key, amount]) => (
        <div key={key}>
          <span className="l">{t(key)}</span>
          <span className={key === 'overdue' && amount > 0 ? 'v num cd' : 'v num'} data-testid={`credit-${key}`}>
            {priceText(amount)}
          </span>
        </div>
      ))}
    </div>
  )
}

/** What is to be known of a line beside its figures. */
export function AccountNotes({ of }: { of: CreditAccountView }) {
  const t = useMessages(creditPageMessages)
  return (
    <>
      {of.state !== 'ACTIVE' && of.reason !== '' && <Note tone="warn">{t('frozenFor', { reason: of.reason })}</Note>}
      {of.bypassTime !== null && <Note tone="warn">{t('bypassed', { time: fullTime(of.bypassTime) })}</Note>}
      {of.termDays > warnedTermDays && <Note tone="warn">{t('sixtyDays')}</Note>}
    </>
  )
}
