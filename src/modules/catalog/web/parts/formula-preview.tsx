import { useWords } from '../../../../api/browser/use-words.tsx'
import { chartShape, LineChart } from '../../../market/web/public.ts'
import { formulaDeskWords } from '../words-formula-desk.ts'

type Day = { readonly date: string; readonly retailPrice: number; readonly businessPrice: number }

/** What a formula would have given at the last quotes, for both price classes. */
export function FormulaPreview({ days }: { days: readonly Day[] }) {
  const t = useWords(formulaDeskWords)
  const dates = days.map((day) => day.date.slice(5))
  const shape = chartShape(
    [
      { name: t('businessNow'), days: dates, prices: days.map((day) => day.businessPrice) },
      { name: t('retailNow'), days: dates, prices: days.map((day) => day.retailPrice) },
    ],
    876,
    220,
  )
  const title = t('previewTitle', { days: days.length })
  return (
    <section aria-label={title}>
      <h3 className="t13 b6">{title}</h3>
      {shape && (
        <>
          <div className="row g3 t12 c3">
            {shape.lines.map((line, index) => (
              <span key={line.name} className="row g1">
                <i style={{ width: 14, height: index === 0 ? 3 : 2, background: `var(--zb-viz-${index + 1})` }} />
                {line.name}
              </span>
            ))}
          </div>
          <LineChart shape={shape} label={title} />
        </>
      )}
    </section>
  )
}
