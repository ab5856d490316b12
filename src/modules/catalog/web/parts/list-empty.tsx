import { Button, ButtonLink } from '../../../../ui/basic/button.tsx'
import { Empty, Note } from '../../../../ui/feedback/states.tsx'
import { withoutFilters } from './list-address.ts'
import type { ListFiltersProps } from './list-filters.tsx'
import type { ListSpeak } from '../use-list-words.ts'

/** Nothing found: why, and the ways on. */
export function ListEmpty({
  keyword,
  query,
  onGo,
  t,
}: {
  keyword: string
  query: URLSearchParams
  onGo: ListFiltersProps['onGo']
  t: ListSpeak
}) {
  const bare = withoutFilters(query)
  return (
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
          <ButtonLink to="/goods/category">{t('emptyCategories')}</ButtonLink>
        </>
      }
    />
  )
}

/** Says that the goods below are not quite what was asked for. */
export function MatchNote({ match, keyword, t }: { match: 'some' | 'similar'; keyword: string; t: ListSpeak }) {
  return <Note tone="info">{match === 'some' ? t('someMatch') : t('similarMatch', { keyword })}</Note>
}
