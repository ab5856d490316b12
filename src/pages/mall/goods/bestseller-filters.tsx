import { Anchor } from '../../../ui/basic/anchor.tsx'
import { useBrowseMessages } from './use-messages.ts'

const kinds = ['sales', 'enquiries', 'favourites', 'priceFalls'] as const
const periods = ['week', 'month', 'all'] as const
export type BestsellerFilter = {
  readonly kind: (typeof kinds)[number]
  readonly period: (typeof periods)[number]
  readonly categoryId: number | null
}

/** The address of a ranking; what is usual is left out. */
export function bestsellersAddress({ kind, period, categoryId }: BestsellerFilter): string {
  const query = new URLSearchParams()
  if (kind !== 'sales') query.set('kind', kind)
  if (period !== 'all') query.set('period', period)
  if (categoryId !== null) query.set('categoryId', String(categoryId))
  return query.size > 0 ? `/rank?${query}` : '/rank'
}

type Top = { readonly id: number; readonly categoryName: string }

/** Which ranking, of which time and category. */
export function BestsellerFilters({ choice, tops }: { choice: BestsellerFilter; tops: readonly Top[] }) {
  const t = useBrowseMessages()
  const all = [{ id: null, categoryName: t('everything') }, ...tops]
  return (
    <>
      <Chips
        label={t('rankKinds')}
        list={kinds.map((kind) => ({ to: { ...choice, kind }, text: t(`rank_${kind}`), on: kind === choice.kind }))}
      />
      <Chips
        label={t('rankPeriods')}
        list={periods.map((period) => ({
          to: { ...choice, period },
          text: t(choice.kind === 'priceFalls' && period === 'all' ? 'period_known' : `period_${period}`),
          on: period === choice.period,
        }))}
      />
      <Chips
        label={t('categories')}
        list={all.map(({ id, categoryName }) => ({ to: { ...choice, categoryId: id }, text: categoryName, on: id === choice.categoryId }))}
      />
    </>
  )
}

function Chips({ label, list }: { label: string; list: readonly { to: BestsellerFilter; text: string; on: boolean }[] }) {
  return (
    <nav className="chips br-l" aria-label={label}>
      {list.map(({ to, text, on }) => (
        <Anchor key={text} to={bestsellersAddress(to)} className={on ? 'chip on' : 'chip'} aria-current={on ? 'page' : undefined}>
          {text}
        </Anchor>
      ))}
    </nav>
  )
}
