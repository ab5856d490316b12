import { useMessages } from '../../../api/browser/use-messages.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import type { CountedFigure, StoreStatistics } from '../endpoints-figures.ts'
import { scorecardMessages, statisticsMessages } from '../messages.ts'
import type { BehaviourFigure, CaseFigure, FigureName } from '../rules/figure-names.ts'
import { durationText } from './duration-text.ts'
import { useShareFigure, useYuanFigure, type FigureTile } from './figure-tiles.tsx'

/** Where the rows of figures stand. */
type FigurePlaces = {
  readonly cases: (figure: CaseFigure, hit?: '1' | '0') => string
  readonly buyers: (kind: '' | 'returning') => string
  readonly views: (figure: BehaviourFigure) => string
}
/** The places below a console's own address. */
export const figurePlaces = (base: string, search: string): FigurePlaces => ({
  cases: (figure, hit) => `${base}/cases?figure=${figure}&${search}${hit ? `&hit=${hit}` : ''}`,
  buyers: (kind) => `${base}/buyers?${search}${kind ? `&kind=${kind}` : ''}`,
  views: (figure) => `${base}/views?figure=${figure}&${search}`,
})

type Kit = {
  readonly t: ReturnType<typeof useMessages<typeof statisticsMessages>>
  readonly say: ReturnType<typeof useMessages<typeof scorecardMessages>>
  readonly yuan: ReturnType<typeof useYuanFigure>
  readonly share: ReturnType<typeof useShareFigure>
  readonly of: (figure: FigureName) => Pick<CountedFigure, 'now' | 'before'>
  readonly rowsOf: FigurePlaces['cases']
  readonly places: FigurePlaces
}

const nothing = { cases: 0, hits: 0, amount: 0, tonnes: 0, mean: null }
const average = ({ amount, cases }: CountedFigure['now']) => (cases === 0 ? 0 : Math.round((amount / cases) * 100) / 100)

function counted({ t, of, rowsOf }: Kit, figure: CaseFigure): FigureTile {
  const { now, before } = of(figure)
  return {
    key: figure,
    label: t(`figure_${figure}`),
    value: groupedNumber(now.cases),
    now: now.cases,
    before: before.cases,
    to: rowsOf(figure),
  }
}

function sales(kit: Kit): FigureTile[] {
  const { t, of, yuan, rowsOf } = kit
  const [paid, refunded] = [of('paid'), of('refunded')]
  return [
    {
      key: 'amount',
      label: t('paidAmount'),
      ...yuan(paid.now.amount),
      now: paid.now.amount,
      before: paid.before.amount,
      to: rowsOf('paid'),
    },
    counted(kit, 'paid'),
    {
      key: 'tonnes',
      label: t('tonnes'),
      value: `${groupedNumber(paid.now.tonnes)} ${t('tonne')}`,
      now: paid.now.tonnes,
      before: paid.before.tonnes,
      to: rowsOf('paid'),
    },
    {
      key: 'average',
      label: t('average'),
      ...yuan(average(paid.now)),
      now: average(paid.now),
      before: average(paid.before),
      to: rowsOf('paid'),
    },
    {
      key: 'refunds',
      label: t('refundAmount'),
      ...yuan(refunded.now.amount),
      now: refunded.now.amount,
      before: refunded.before.amount,
      to: rowsOf('refunded'),
    },
  ]
}

function funnel(kit: Kit, buyers: StoreStatistics['buyers'] | null): FigureTile[] {
  const { t, of, share, rowsOf, places } = kit
  const [viewed, carted, placed] = [of('viewed'), of('carted'), of('placed')]
  return [
    {
      key: 'viewed',
      label: t('figure_viewed'),
      value: groupedNumber(viewed.now.cases),
      now: viewed.now.cases,
      before: viewed.before.cases,
      to: places.views('viewed'),
    },
    {
      key: 'carted',
      label: t('figure_carted'),
      value: groupedNumber(carted.now.cases),
      now: carted.now.cases,
      before: carted.before.cases,
      to: places.views('carted'),
    },
    { key: 'cartedShare', label: t('cartedShare'), ...share(carted.now.cases, viewed.now.cases), to: places.views('carted') },
    counted(kit, 'placed'),
    { key: 'placedShare', label: t('placedShare'), ...share(placed.now.cases, viewed.now.cases), to: rowsOf('placed') },
    { key: 'paidShare', label: t('paidShare'), ...share(placed.now.hits, placed.now.cases), to: rowsOf('placed', '1') },
    ...(buyers
      ? [
          {
            key: 'buyers',
            label: t('buyers'),
            value: groupedNumber(buyers.all),
            now: buyers.all,
            before: buyers.allBefore,
            to: places.buyers(''),
          },
          { key: 'returning', label: t('returning'), ...share(buyers.returning, buyers.all), to: places.buyers('returning') },
        ]
      : []),
  ]
}

function quotations(kit: Kit): FigureTile[] {
  const { t, say, of, share, rowsOf } = kit
  const [asked, quoted, decided] = [of('asked'), of('quoted'), of('decided')]
  const { mean } = quoted.now
  const time = mean === null ? '—' : durationText(say, mean)
  return [
    counted(kit, 'asked'),
    { key: 'answered', label: t('answeredShare'), ...share(asked.now.hits, asked.now.cases), to: rowsOf('asked', '0') },
    counted(kit, 'quoted'),
    { key: 'time', label: t('answerTime'), value: time, now: mean, before: quoted.before.mean, to: rowsOf('quoted') },
    { key: 'hitRate', label: t('hitRate'), ...share(decided.now.hits, decided.now.cases), to: rowsOf('decided', '1') },
  ]
}

function delivery(kit: Kit): FigureTile[] {
  const { t, of, share, rowsOf } = kit
  const partOf = (figure: CaseFigure) => [of(figure).now.hits, of(figure).now.cases] as const
  const claims = of('claimed').now.cases
  return [
    { key: 'punctuality', label: t('punctuality'), ...share(...partOf('shipped')), to: rowsOf('shipped', '0') },
    { key: 'weight', label: t('weightShare'), ...share(...partOf('weighed')), to: rowsOf('weighed') },
    { key: 'claims', label: t('claimShare'), ...share(claims, of('paid').now.cases), to: rowsOf('claimed') },
    counted(kit, 'disputed'),
    { key: 'certificates', label: t('certifiedShare'), ...share(...partOf('certified')), to: rowsOf('certified') },
    counted(kit, 'unsupplied'),
  ]
}

/** The figures of a period as tiles in groups, each leading to its rows. */
export function useFigureGroups(figures: readonly CountedFigure[], buyers: StoreStatistics['buyers'] | null, places: FigurePlaces) {
  const kit: Kit = {
    t: useMessages(statisticsMessages),
    say: useMessages(scorecardMessages),
    yuan: useYuanFigure(),
    share: useShareFigure(),
    of: (figure) => figures.find((one) => one.figure === figure) ?? { now: nothing, before: nothing },
    rowsOf: places.cases,
    places,
  }
  return { sales: sales(kit), funnel: funnel(kit, buyers), quotations: quotations(kit), delivery: delivery(kit) }
}
