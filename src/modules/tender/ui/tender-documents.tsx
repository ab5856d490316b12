import type { Language, Translate } from '../../../kernel/i18n/translate.ts'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { TenderNotice } from '../endpoints-schemas.ts'
import type { tenderPageMessages } from '../messages.ts'
import { TenderLots } from './tender-lots.tsx'
import { TenderFiles, type OpenTenderFile } from './tender-files.tsx'

export type TenderTranslate = Translate<typeof tenderPageMessages>
type Props = { readonly of: TenderNotice; readonly t: TenderTranslate; readonly lang: Language }
type Openable = { readonly open: OpenTenderFile }

/** The article behind each time of a tender. */
const articles = {
  published: 'articlePublished',
  firstDeadline: 'articleClarified',
  deadline: 'articleDeadline',
  opened: 'articleOpened',
  publicityUntil: 'articlePublicity',
  awarded: 'articleAwarded',
  contractUntil: 'articleContract',
  ended: 'articleEnded',
} as const

/** What a tender says: terms, times with their article, lines, documents, questions. */
export function TenderDocuments({ of, t, lang, open }: Props & Openable) {
  const scoring = of.scoring === 'LOWEST' ? t('scoringLowest') : t('scoringWeighted', { weight: of.priceWeight })
  const isWhole = of.lots.length === 0
  const facts = [
    [t('tenderer'), of.buyerTitle],
    [t('number'), of.tenderSn],
    [t('mode'), t(of.mode === 'STATUTORY' ? 'modeStatutory' : 'modeEnterprise')],
    [t('access'), t(of.access === 'OPEN' ? 'accessOpen' : 'accessInvited')],
    [t('scoring'), scoring],
    [t('ceiling'), of.ceiling === null ? '' : `¥${priceText(of.ceiling)}`],
    [t('deposit'), of.deposit === 0 ? t('depositNone') : `¥${priceText(of.deposit)}`],
    [t('qualification'), of.qualification],
    [t('reason'), of.reason],
    // With lots, each says who won it.
    [t('winner'), isWhole ? of.winnerTitle : ''],
    [t('winnerTotal'), isWhole && of.winnerTotal !== null ? `¥${priceText(of.winnerTotal)}` : ''],
  ] as const
  return (
    <>
      <Panel title={t('terms')}>
        <div className="px-4 py-3">
          <PropertyList list={facts} />
        </div>
      </Panel>
      <Panel title={t('timeline')}>
        <ol className="col g2 px-4 py-3">
          {of.milestones.map(({ key, time }) => (
            <li key={key} className="t13">
              <b>{t(`time_${key}`)}</b> <span className="num">{formatTimestamp(new Date(time), lang)}</span>
              <div className="t12 c3">{t(articles[key])}</div>
            </li>
          ))}
        </ol>
      </Panel>
      <TenderLots of={of} t={t} />
      <TenderLines of={of} t={t} />
      <Panel title={t('documents')}>
        <div className="col g3 px-4 py-3">
          <p className="t13 whitespace-pre-wrap wrap-anywhere">{of.body}</p>
          <TenderFiles files={of.files} open={open} t={t} />
        </div>
      </Panel>
      <Questions of={of} t={t} lang={lang} open={open} />
    </>
  )
}

/** What is asked for, line by line. */
export function TenderLines({ of, t }: { readonly of: Pick<TenderNotice, 'lines'>; readonly t: TenderTranslate }) {
  const hasLots = of.lines.some(({ lot }) => lot !== '')
  return (
    <Panel title={t('lines')} sub={t('lineCount', { count: of.lines.length })}>
      <div className="tsc" tabIndex={0} role="region" aria-label={t('lines')}>
        <table className="tbl cds tnd">
          <thead>
            <tr>
              <th>{t('lineNo')}</th>
              <th>{t('goods')}</th>
              {hasLots && <th>{t('lot')}</th>}
              <th className="r">{t('quantity')}</th>
            </tr>
          </thead>
          <tbody>
            {of.lines.map((line) => (
              <tr key={line.lineNo}>
                <td className="num" data-l={t('lineNo')}>
                  {line.lineNo}
                </td>
                <td data-l={t('goods')}>
                  {line.goodsName} <span className="c3 t12">{line.specText}</span>
                </td>
                {hasLots && <td data-l={t('lot')}>{line.lot || '—'}</td>}
                <td className="r num nw" data-l={t('quantity')}>
                  {line.number} {line.unitName}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

function Questions({ of, t, lang, open }: Props & Openable) {
  if (of.questions.length === 0) return null
  return (
    <Panel title={t('questions')} sub={t('questionsSub')}>
      <ul className="col g3 px-4 py-3">
        {of.questions.map((one) => (
          <li key={one.questionId} className="t13">
            <b>{t(`kind_${one.kind}`)}</b> <span className="t12 c3 num">{formatTimestamp(new Date(one.askTime), lang)}</span>
            <p className="wrap-anywhere">{one.question}</p>
            {one.answerTime && (
              <p className="c2 wrap-anywhere">
                {t('answer')} {one.answer}
              </p>
            )}
            <TenderFiles files={one.files} open={open} label={t('answerFiles')} t={t} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
