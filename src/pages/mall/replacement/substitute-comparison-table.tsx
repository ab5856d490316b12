import type { Substitute } from '../../../modules/sourcing-tools/endpoints-replacement.ts'
import type { ReplacementTranslate } from './use-messages.ts'

const tone = {
  same: 'cok',
  better: 'cok',
  alike: 'cw',
  higher: 'cok',
  near: 'cw',
  worse: 'cw',
  other: 'cw',
  unknown: 'cw',
  different: 'cd',
  free: 'c3',
} as const

type RowsProps = { readonly rows: Substitute['rows']; readonly t: ReplacementTranslate }

/** The specifications of both, row by row, with the verdict of each in words. */
export function SubstituteComparisonTable({ rows, t }: RowsProps) {
  const value = (text: string, unit: string) => (text === '' ? '–' : [text, unit].filter((part) => part !== '').join(' '))
  return (
    <div className="tsc" tabIndex={0} role="region" aria-label={t('rows')}>
      <table className="tbl dd">
        <thead>
          <tr>
            <th scope="col">{t('col')}</th>
            <th scope="col">{t('wanted')}</th>
            <th scope="col">{t('offered')}</th>
            <th scope="col">{t('verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.code}>
              <td>{row.label}</td>
              <td className="num">{value(row.wanted, row.unit)}</td>
              <td className="num">{value(row.offered, row.unit)}</td>
              <td className={tone[row.verdict]}>{t(`v_${row.verdict}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
