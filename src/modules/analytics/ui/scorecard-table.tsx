import { Anchor } from '../../../ui/basic/anchor.tsx'
import type { MeasureView } from '../endpoints-scorecard.ts'
import type { CaseFigure } from '../rules/figure-names.ts'
import type { ScorecardMeasure } from '../rules/scorecard.ts'
import { durationText, type ScorecardTranslate } from './duration-text.ts'

/** Whose rows a measure counts. */
const figureOfMeasure: Readonly<Record<ScorecardMeasure, CaseFigure>> = {
  punctuality: 'shipped',
  weight: 'weighed',
  supply: 'unsupplied',
  claims: 'claimed',
  answers: 'asked',
  certificates: 'certified',
  disputes: 'disputed',
  hitRate: 'decided',
}

type Props = {
  readonly t: ScorecardTranslate
  readonly measures: readonly MeasureView[]
  /** Where the rows of a figure stand; without it the cases are only counted. */
  readonly rowsOf?: (figure: CaseFigure) => string
}

/** How a store delivers, weighs and answers: the share of each measure and the cases behind it. */
export function ScorecardTable({ t, measures, rowsOf }: Props) {
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{t('measure')}</th>
            <th scope="col" className="r">
              {t('share')}
            </th>
            <th scope="col" className="r">
              {t('cases')}
            </th>
            <th scope="col">{t('mean')}</th>
          </tr>
        </thead>
        <tbody>
          {measures.map((one) => (
            <tr key={one.key}>
              <td>{t(one.key)}</td>
              <td className="r num">{one.percent === null ? <span className="c3">{t('tooFew')}</span> : `${one.percent}%`}</td>
              <td className="r num">
                {rowsOf && one.of > 0 ? (
                  <Anchor to={rowsOf(figureOfMeasure[one.key])} className="lk">
                    {t('ofCases', { good: one.good, of: one.of })}
                  </Anchor>
                ) : (
                  t('ofCases', { good: one.good, of: one.of })
                )}
              </td>
              <td className="c2">
                <Mean t={t} measure={one} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Mean({ t, measure: { key, mean } }: { t: ScorecardTranslate; measure: MeasureView }) {
  if (mean === null) return <>—</>
  if (key === 'weight') return <>{t('meanWeight', { percent: mean })}</>
  return <>{t('meanAnswers', { time: durationText(t, mean) })}</>
}
