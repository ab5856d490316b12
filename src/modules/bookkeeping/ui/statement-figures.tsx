import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { bookkeepingPageMessages } from '../messages.ts'

type Key = Parameters<ReturnType<typeof useMessages<typeof bookkeepingPageMessages>>>[0]

/** Sums of a statement, a dash while they are not known. */
export function StatementFigures({ figures }: { figures: readonly (readonly [Key, number | null])[] }) {
  const t = useMessages(bookkeepingPageMessages)
  return (
    <section className="pan kpi k2 fit" aria-label={t('sums')}>
      {figures.map(([key, amount]) => (
        <div key={key}>
          <span className="l">{t(key)}</span>
          <span className="v num block text-[16px]" data-sum={key}>
            {amount === null ? '—' : `${amount < 0 ? '−' : ''}¥${priceText(Math.abs(amount))}`}
          </span>
        </div>
      ))}
    </section>
  )
}
