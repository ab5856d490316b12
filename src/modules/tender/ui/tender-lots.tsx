import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { TenderNotice } from '../endpoints-schemas.ts'
import type { TenderTranslate } from './tender-documents.tsx'

const tones: Readonly<Record<TenderNotice['lots'][number]['state'], TagTone>> = {
  RUNNING: 'info',
  FAILED: 'danger',
  AWARDED: 'ok',
  CONTRACTED: 'ok',
  TERMINATED: 'neutral',
}

/** The lots of a tender: what each asks for, where it stands and who won it. */
export function TenderLots({ of, t }: { of: Pick<TenderNotice, 'lots' | 'lines'>; t: TenderTranslate }) {
  if (of.lots.length === 0) return null
  const isWon = of.lots.some(({ winnerTitle }) => winnerTitle !== '')
  return (
    <Panel title={t('lots')} sub={t('lotsSub', { count: of.lots.length })}>
      <div className="tsc" tabIndex={0} role="region" aria-label={t('lots')}>
        <table className="tbl cds tnd">
          <thead>
            <tr>
              <th>{t('lot')}</th>
              <th>{t('state')}</th>
              <th className="r">{t('ceiling')}</th>
              <th className="r">{t('deposit')}</th>
              {isWon && <th>{t('winner')}</th>}
              {isWon && <th className="r">{t('winnerTotal')}</th>}
            </tr>
          </thead>
          <tbody>
            {of.lots.map((lot) => (
              <tr key={lot.lotNo}>
                <td>
                  <b className="b6">{lot.name}</b>
                  <div className="t12 c3">{t('lineCount', { count: of.lines.filter((line) => line.lot === lot.name).length })}</div>
                </td>
                <td data-l={t('state')}>
                  <Tag tone={tones[lot.state]} small>
                    {lot.stateText}
                  </Tag>
                  {lot.reason !== '' && <div className="t12 c3">{lot.reason}</div>}
                </td>
                <td className="r num nw" data-l={t('ceiling')}>
                  {lot.ceiling === null ? '—' : `¥${priceText(lot.ceiling)}`}
                </td>
                <td className="r num nw" data-l={t('deposit')}>
                  {lot.deposit === 0 ? t('depositNone') : `¥${priceText(lot.deposit)}`}
                </td>
                {isWon && <td data-l={t('winner')}>{lot.winnerTitle || '—'}</td>}
                {isWon && (
                  <td className="r num nw" data-l={t('winnerTotal')}>
                    {lot.winnerTotal === null ? '—' : `¥${priceText(lot.winnerTotal)}`}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
