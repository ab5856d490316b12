import { lineCount } from './sizes.ts'
import { placeOf } from './place.ts'
import type { Source } from './source-tree.ts'

const mostFilesOfModule = 90
const mostLinesOfModule = 7_000
const mostFilesOfFolder = 30

/** Modules above 90 files or 7,000 lines, and folders of src with more than 30 files of their own. Tests count. */
export function budgetBreaches(sources: readonly Source[]): string[] {
  const modules = Map.groupBy(
    sources.filter(({ path }) => placeOf(path).floor === 'module'),
    ({ path }) => placeOf(path).module,
  )
  const folders = Map.groupBy(sources, ({ path }) => path.slice(0, path.lastIndexOf('/')))
  return [
    ...[...modules].flatMap(([module, files]) => {
      const lines = files.reduce((sum, file) => sum + lineCount(file), 0)
      const over = files.length > mostFilesOfModule || lines > mostLinesOfModule
      return over
        ? [`module ${module} has ${files.length} files and ${lines} lines; ${mostFilesOfModule} and ${mostLinesOfModule} are allowed`]
        : []
    }),
    ...[...folders].flatMap(([folder, files]) =>
      files.length > mostFilesOfFolder
        ? [`${folder} has ${files.length} files, ${mostFilesOfFolder} are allowed: make folders by subject`]
        : [],
    ),
  ]
}
