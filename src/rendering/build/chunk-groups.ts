/** What every page runs on. It changes with its versions alone, so browsers keep it over releases. */
const framework = /node_modules\/(react|react-dom|react-router|scheduler)\//

/** The first files of every mall page. A group brings all that its files import, so these two stand for the whole layout. */
const layout = /\/src\/(root|app\/layout\/shells\/mall-shell)\.tsx/

/** Small parts of which most pages show several: many files of a few hundred bytes, which compress better as one. */
const common = /\/src\/(ui\/basic|modules\/(catalog|basket)\/ui)\//

/**
 * How the browser's script is cut: the libraries, the mall's layout, the common parts, and what is left to each page. Paths
 * are looked for after `src`: the folder of the project may have any name.
 */
export const chunkGroups = [
  { name: 'framework', test: framework, priority: 2 },
  { name: 'layout', test: layout, priority: 1 },
  // Styles of a kit part load with whoever uses it, not with the first page that did. List and goods page share them: a
  // sheet that comes with the way from one to the other would have the whole page styled anew in the middle of it.
  { name: 'kit-styles', test: /ui\/styles\/detail\.css|catalog\/ui\/goods\.css/, priority: 3 },
  { name: 'common', test: common, minShareCount: 10 },
]
