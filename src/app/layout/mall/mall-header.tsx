import { Suspense, useCallback, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { lazyReachable } from '../../../api/browser/lazy-reachable.ts'
import { categoryMenuEntries, useCategoryPanels } from '../../../modules/taxonomy/ui/use-category-panels.ts'
import { endSession } from '../../../modules/identity/ui/browser-session.ts'
import { CategoryDropdown } from '../../../ui/shell/category-dropdown.tsx'
import { SearchBox } from '../../../ui/shell/search-box.tsx'
import { SiteHeader } from '../../../ui/shell/site-header.tsx'
import type { BasketCounts } from '../../../api/browser/basket-signal.ts'
import type { ShellData } from '../shell-data.ts'
import { useLayoutMessages } from '../use-layout-messages.ts'
import { actionsOf, navOf, toolsOf, utilityOf } from './header-links.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { useSuggestions } from './use-suggestions.ts'

const CityPicker = lazyReachable(() => import('./city-picker.tsx').then((module) => ({ default: module.CityPicker })))

/** The mall's header with this visitor's links, city, badges and suggestions. */
export function MallHeader({ shell, counts, unread }: { shell: ShellData; counts: BasketCounts; unread: number }) {
  const t = useLayoutMessages()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const [picking, setPicking] = useState(false)
  const panels = useCategoryPanels()
  const suggest = useSuggestions()
  const logout = useCallback(() => void endSession(), [])
  return (
    <>
      <SiteHeader
        brand={shell.site.brand}
        utility={{
          ...utilityOf(shell, t, unread),
          region: { label: t('deliverTo'), city: shell.cityName || t('anyCity'), onPick: () => setPicking(true) },
          extra: <LanguageSwitch onLogout={shell.member ? logout : null} />,
        }}
        search={
          <SearchBox
            action="/goods/list"
            name="keyword"
            defaultValue={pathname === '/goods/list' ? (query.get('keyword') ?? '') : ''}
            onQuery={suggest.ask}
            suggestions={suggest.shown}
            labels={{
              search: t('search'),
              input: t('searchInput'),
              placeholder: t('searchPlaceholder'),
              scope: t('searchScope'),
              clear: t('searchClear'),
              words: t('suggestWords'),
              categories: t('suggestCategories'),
              recent: t('suggestRecent'),
              products: t('suggestGoods'),
              codeMatch: t('suggestCode'),
              add: t('suggestAdd'),
            }}
          />
        }
        hotWords={shell.hotWords.slice(0, 7).map((text) => ({ text, to: `/goods/list?keyword=${encodeURIComponent(text)}` }))}
        actions={actionsOf(shell, t, counts)}
        category={
          <CategoryDropdown
            title={t('allCategories')}
            standing={pathname === '/'}
            entries={categoryMenuEntries(shell.categories)}
            panels={panels.panels}
            onNeed={panels.need}
            labels={{ menu: t('categoryMenu'), brands: t('brands') }}
          />
        }
        nav={navOf(shell, t)}
        tools={toolsOf(shell, t)}
        currentNav={pathname}
        phoneBarInstead={pathname.startsWith('/goods/detail/')}
        labels={{ skip: t('skipToContent'), nav: t('mainNav') }}
      />
      {picking && (
        <Suspense>
          <CityPicker current={shell.cityCode} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </>
  )
}
