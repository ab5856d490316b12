/** What every page runs on. It changes with its versions alone, so browsers keep it over releases. */
const framework = /node_modules\/(react|react-dom|react-router|scheduler)\//

/** What every mall page shows or does: many files of a few hundred bytes, which compress better as one. */
const frame = /\/src\/(root\.tsx|api\/(browser\/|page-|request-key)|shared\/words|app\/(use-|session-keeper|error-page|words-of|frame\/|shells\/mall-shell)|ui\/(class-names|basic|icons|feedback|layout\/(breadcrumb|panel|tabs)|overlay\/dialog|shell)|modules\/(catalog\/web\/parts\/(category-address|use-category-panels)|identity\/web\/(public|end-session)|basket\/web\/(public|merge)))/

/** Opened by a press, so loaded by it. */
const onDemand = /(category-menu|use-hover-intent|suggest-panel|city-picker|condition-dialog|login-(dialog|panel)|compact-header|console)/

/** How the browser's script is cut: libraries, the mall's frame, and what is left to each page. */
export const chunkGroups = [
  { name: 'framework', test: framework, priority: 2 },
  { name: 'frame', test: (id: string) => frame.test(id) && !onDemand.test(id), priority: 1 },
]
