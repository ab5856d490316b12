import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../../ui/basic/button.tsx'
import { Empty, Note } from '../../../../ui/feedback/states.tsx'
import { withoutFilters } from './list-address.ts'
import { GoodsCards, minimumOrderLine } from '../../../../modules/basket/ui/goods-cards.tsx'
import type { ListFiltersProps } from './list-filters.tsx'
import type { GoodsListTranslate } from '../../../../modules/search/ui/use-messages.ts'
import type { GoodsCardView } from '../../../../modules/catalog/ui/goods-card-view.ts'
import { useBaskets } from '../../../../modules/basket/ui/use-baskets.ts'

type ListEmptyProps = {
  keyword: string
  nearest: readonly GoodsCardView[]
  query: URLSearchParams
  onGo: ListFiltersProps['onGo']
  t: GoodsListTranslate
}

/** Nothing found: why, the ways on, and the nearest goods with one press that asks for all of their prices. */
export function EmptyResults({ keyword, nearest, query, onGo, t }: ListEmptyProps) {
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
                onClick={() => void baskets.addToEnquiry(nearest.map((goodsCardView) => minimumOrderLine(goodsCardView)))}
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
          <GoodsCards goods={nearest} busy={false} t={t} />
        </section>
      )}
    </>
  )
}

type MatchNoteProps = { match: 'some' | 'similar'; keyword: string; meant: string; t: GoodsListTranslate }

/** Says that the goods below are not quite what was asked for, and for which words they stand. */
export function PartialMatchNote({ match, keyword, meant, t }: MatchNoteProps) {
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
