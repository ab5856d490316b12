/** What every page runs on. It changes with its versions alone, so browsers keep it over releases. */
const framework = /node_modules\/(react|react-dom|react-router|scheduler)\//

/** What every mall page shows or does: many files of a few hundred bytes, which compress better as one. */
const frame =
  /\/src\/(root\.tsx|api\/(browser\/(?!use-c|renew|seen|local|live|upload)|packed|page-|structured-|request-key)|shared\/(words|joined)|app\/(use-|session-keeper|error-page|words-of-errors|notice|frame\/(?!warm-goods|first-glance|page-record|screen-due|words-|open-screen-dialog|mall-footer|mall-sidebar|words-conditions|words-screen|open-screen-dialog|screen-due|find-suggestions|recent)|shells\/(mall|edge)-shell)|ui\/(class-names|basic|icons|feedback\/(navigation|toast|when|loaded)|layout\/(breadcrumb|segmented)|shell\/)|modules\/(catalog\/web\/parts\/(category-address|use-category-panels|goods-address|store-address|goods-card|picture-name|use-baskets|quantity-text)|identity\/web\/(public|end-session)|member\/web\/public))/

/** Opened by a press, so loaded by it; or on few pages only. Counted from `src`: the folder of the project may have any name. */
const onDemand =
  /\/src\/.*(rich-text|page-report|phone-(top|buy)-bar|category-menu|use-hover-intent|suggest-panel|city-picker|condition-dialog|floating-sidebar|footer|login-(dialog|panel)|compact-header|console)/

/** Counting goods: list table, goods page and cart. */
const quantity = /ui\/form\/quantity|catalog\/web\/parts\/quantity-labels/

/** Goods as cards over pages, in a list and in a store. */
const listing =
  /catalog\/web\/(parts\/(list-(address|cards)|compare-picks)|use-list-words)|ui\/layout\/(pagination|page-numbers)|ui\/goods\/product-card/

/** The goods page and its sheet share these; apart they would be three files. */
const buying =
  /modules\/catalog\/web\/(parts\/(detail-(buy-box|price|options|phone)|sale-unit|sku-choice|use-sku-choice|use-quote))|ui\/(shell\/phone-buy-bar|goods\/(price-box|spec-options|gallery))/

/** How the browser's script is cut: libraries, the mall's frame, and what is left to each page. */
export const chunkGroups = [
  { name: 'framework', test: framework, priority: 2 },
  { name: 'frame', test: (id: string) => frame.test(id) && !onDemand.test(id), priority: 1 },
  // Styles of a kit part load with whoever uses it, not with the first page that did. List and goods page share them: a
  // sheet that comes with the way from one to the other would have the whole page styled anew in the middle of it.
  { name: 'kit-styles', test: /ui\/styles\/detail\.css|catalog\/web\/catalog\.css/, priority: 3 },
  { name: 'quantity', test: quantity, priority: 0.8 },
  { name: 'listing', test: listing, priority: 0.6 },
  { name: 'buying', test: buying, priority: 0.5 },
]
