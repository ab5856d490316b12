import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ChangeIndicator } from '../../../ui/basic/change-indicator.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { statisticsMessages } from '../messages.ts'

export type FigureTile = {
  readonly key: string
  readonly label: string
  readonly value: string
  /** The exact value, where `value` is rounded. */
  readonly title?: string
  /** The rows behind it. */
  readonly to?: string
  /** The same figure of the period before. */
  readonly now?: number | null
  readonly before?: number | null
  /** Cases behind a share. */
  readonly note?: string
}

const manyYuan = 100_000

/** Yuan as a figure: in Chinese from a hundred thousand on in 万; the full amount is the title. */
export function useYuanFigure() {
  const t = useMessages(statisticsMessages)
  const isChinese = useLanguage() === 'zh'
  return (amount: number) => ({
    value:
      isChinese && amount >= manyYuan
        ? `¥${(amount / 10_000).toFixed(2)} ${t('tenThousand')}`
        : `¥${priceText(amount, amount >= manyYuan)}`,
    title: `¥${priceText(amount)}`,
  })
}

/** A part of a whole as text, with the cases behind it. */
export function useShareFigure() {
  const t = useMessages(statisticsMessages)
  return (good: number, of: number) => ({
    value: of === 0 ? '—' : `${Math.round((good / of) * 1000) / 10}%`,
    note: t('ofCases', { good, of }),
  })
}

/** Figures beside each other; each leads to its rows. */
export function FigureTiles({ tiles }: { tiles: readonly FigureTile[] }) {
  return (
    <dl className="kpi k2 fg">
      {tiles.map((tile) => (
        <div key={tile.key}>
          <dt className="l">{tile.label}</dt>
          <dd className="v" title={tile.title}>
            {tile.to ? (
              <Anchor to={tile.to} className="lk q">
                {tile.value}
              </Anchor>
            ) : (
              tile.value
            )}
          </dd>
          <dd className="row g2 wrp t12 c3">
            {tile.note}
            <Change now={tile.now} before={tile.before} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Change({ now, before }: { now?: number | null | undefined; before?: number | null | undefined }) {
  const t = useMessages(statisticsMessages)
  if (now === undefined || before === undefined || now === null) return null
  if (!before) return <span>{t('noBefore')}</span>
  return <ChangeIndicator percent={Math.round(((now - before) / before) * 1000) / 10} />
}
