/** What every page runs on. It changes with its versions alone, so browsers keep it over releases. */
const framework = /node_modules\/(react|react-dom|react-router|scheduler)\//

/** Beginnings of paths below `src`, with white space between. */
const prefixes = (text: string): string[] => text.trim().split(/\s+/)

/** What every mall page shows or does: many files of a few hundred bytes, which compress better as one. A slash at the end names a folder. */
const mallLayout = prefixes(`
  root.tsx api/request-key api/browser/basket-signal api/browser/call-ref api/browser/client api/browser/encode
  api/browser/refresh api/browser/stored-session api/browser/use-messages kernel/i18n/translate
  kernel/text/list-format rendering/page/page- rendering/page/structured-data rendering/client/ ui/class-names
  ui/basic/ ui/icons/ ui/feedback/navigation-progress ui/feedback/toast ui/layout/breadcrumb ui/layout/segmented
  ui/shell/category-dropdown ui/shell/category-model ui/shell/header-model ui/shell/phone-bars ui/shell/search-
  ui/shell/site-header ui/shell/use-scrolled-past ui/shell/utility-bar app/layout/error-page app/layout/notice
  app/layout/session-keeper app/layout/use- app/layout/shells/edge-shell app/layout/shells/mall-shell
  app/layout/page-views/lazy-page-report app/layout/mall/basket-counts app/layout/mall/draw-instant-preview
  app/layout/mall/header-links app/layout/mall/open-screens app/layout/mall/language-switch
  app/layout/mall/login-host app/layout/mall/mall-header app/layout/mall/use-suggestions
  modules/taxonomy/ui/category-address modules/taxonomy/ui/use-category-panels modules/catalog/ui/goods-address
  modules/catalog/ui/goods-card modules/store/ui/store-address modules/basket/ui/use-baskets
  modules/saved/ui/lazy-
`)

/** Rich text is on few pages and comes with them. */
const onFewPages = ['ui/basic/rich-text']

/** Goods as cards over pages, in a list and in a store. */
const goodsList = prefixes(`
  modules/comparison/ui/compare-picks modules/basket/ui/goods-cards modules/search/ui/use-messages
  ui/goods/product-card pages/mall/goods/list/list-address ui/layout/page-numbers ui/layout/pagination
`)

/** The goods page and its sheet share these; apart they would be three files. */
const goodsDetail = prefixes(`
  pages/mall/goods/detail/buying/ pages/mall/goods/detail/phone-action-bar ui/shell/phone-buy-bar
  ui/goods/price-box ui/goods/spec-options ui/goods/gallery
`)

/** Whether a file stands in a list; the folder of the project may have any name. */
const isOneOf = (prefixes: readonly string[]) => (id: string) => {
  const path = id.split('/src/').at(-1) ?? ''
  return !id.includes('node_modules') && prefixes.some((prefix) => path.startsWith(prefix))
}

/** How the browser's script is cut: libraries, the mall's layout, and what is left to each page. */
export const chunkGroups = [
  { name: 'framework', test: framework, priority: 2 },
  { name: 'layout', test: (id: string) => isOneOf(mallLayout)(id) && !isOneOf(onFewPages)(id), priority: 1 },
  // Styles of a kit part load with whoever uses it, not with the first page that did. List and goods page share them: a
  // sheet that comes with the way from one to the other would have the whole page styled anew in the middle of it.
  { name: 'kit-styles', test: /ui\/styles\/detail\.css|catalog\/ui\/goods\.css/, priority: 3 },
  { name: 'quantity', test: isOneOf(['ui/form/quantity', 'pages/mall/goods/quantity-labels']), priority: 0.8 },
  { name: 'goods-list', test: isOneOf(goodsList), priority: 0.6 },
  { name: 'goods-detail', test: isOneOf(goodsDetail), priority: 0.5 },
]
