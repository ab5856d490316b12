import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../../ui/basic/button.tsx'
import { Empty, Note } from '../../../../ui/feedback/states.tsx'
import { withoutFilters } from './list-address.ts'
import { ListCards, minimumLine } from './list-cards.tsx'
import type { ListFiltersProps } from './list-filters.tsx'
import type { ListSpeak } from '../use-list-words.ts'
import type { ShownCard } from './shown-card.ts'
import { useBaskets } from './use-baskets.ts'

type ListEmptyProps = {
  keyword: string
  nearest: readonly ShownCard[]
  query: URLSearchParams
  onGo: ListFiltersProps['onGo']
  t: ListSpeak
}

/** Nothing found: why, the ways on, and the nearest goods with one press that asks for all of their prices. */
export function ListEmpty({ keyword, nearest, query, onGo, t }: ListEmptyProps) {
  const bare = withoutFilters(query)
  const baskets = useBaskets()
  return (
    <>
      <Empty
        panel
        icon="search-x"
        title={keyword === '' ? t('emptyTitle') : t('emptyKeyword', { keyword })}
        help={t('emptyHelp')}
        actions={
          <>
            {bare.toString() !== query.toString() && (
              <Button tone="brand" onClick={() => onGo(bare)}>
                {t('emptyClear')}
              </Button>
            )}
            {nearest.length > 0 && (
              <Button
                tone="brand"
                icon="clipboard-list"
                busy={baskets.busy === 'enquiry'}
                onClick={() => void baskets.addToEnquiry(nearest.map((one) => minimumLine(one)))}
              >
                {t('emptyEnquire')}
              </Button>
            )}
            <ButtonLink to="/goods/category">{t('emptyCategories')}</ButtonLink>
          </>
        }
      />
      {nearest.length > 0 && (
        <section className="col g2" aria-label={t('nearest')}>
          <h2 className="t16 b6">{t('nearest')}</h2>
          <ListCards goods={nearest} busy={false} t={t} />
        </section>
      )}
    </>
  )
}

type MatchNoteProps = { match: 'some' | 'similar'; keyword: string; meant: string; t: ListSpeak }

/** Says that the goods below are not quite what was asked for, and for which words they stand. */
export function MatchNote({ match, keyword, meant, t }: MatchNoteProps) {
  const others =
    meant === '' ? null : (
      <Anchor className="lk b5" to={`/goods/list?keyword=${encodeURIComponent(meant)}`}>
        {meant}
      </Anchor>
    )
  return (
    <Note tone="info">
      {match === 'some' ? t('someMatch') : t('similarMatch', { keyword })} {others && t('meant')} {others}
    </Note>
  )
}
