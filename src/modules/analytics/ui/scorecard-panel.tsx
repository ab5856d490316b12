import { Panel } from '../../../ui/layout/panel.tsx'
import type { storeScorecard } from '../endpoints-scorecard.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import type { CaseFigure } from '../rules/figure-names.ts'
import type { ScorecardTranslate } from './duration-text.ts'
import { ScorecardTable } from './scorecard-table.tsx'

type Props = {
  readonly t: ScorecardTranslate
  readonly card: OutputOf<typeof storeScorecard>
  /** Where the rows of a figure stand, with the period in the address. */
  readonly rowsOf?: (figure: CaseFigure, search: string) => string
}

/** A store's scorecard with its mark. */
export function ScorecardPanel({ t, card, rowsOf }: Props) {
  const { from, to, mark } = card
  return (
    <Panel
      title={t('title')}
      sub={t('sub', { from, to })}
      more={
        <span className="t13" title={t('markHelp')}>
          {mark === null ? (
            <span className="c3">{t('noMark')}</span>
          ) : (
            <>
              {t('mark')} <b className="num">{mark}</b>
            </>
          )}
        </span>
      }
    >
      <ScorecardTable t={t} measures={card.measures} {...(rowsOf ? { rowsOf: (figure) => rowsOf(figure, `from=${from}&to=${to}`) } : {})} />
    </Panel>
  )
}
