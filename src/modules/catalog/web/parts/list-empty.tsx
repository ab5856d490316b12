import { Button, ButtonLink } from '../../../../ui/basic/button.tsx'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { withoutFilters } from './list-address.ts'
import type { ListFiltersProps } from './list-filters.tsx'
import type { ListSpeak } from '../use-list-words.ts'

/** Nothing found: why, and the ways on. */
export function ListEmpty({ keyword, query, onGo, t }: { keyword: string; query: URLSearchParams; onGo: ListFiltersProps['onGo']; t: ListSpeak }) {
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
