import { speak, type Language, type ModuleWords } from '../shared/words.ts'
import { pageOfPattern } from './pages.ts'

type WordsFile = Readonly<Record<string, unknown>>

// Every words file of every module's web. Only the server asks, so none of it reaches a browser.
const files = import.meta.glob<WordsFile>(['../modules/*/web/**/words*.ts', '!../modules/**/words*.{zh,en}.ts'], { eager: true })

function isWords(value: unknown): value is ModuleWords {
  return typeof value === 'object' && value !== null && 'zh' in value && 'en' in value
}

const wordsOfModule = Map.groupBy(
  Object.entries(files).flatMap(([path, file]) =>
    Object.values(file)
      .filter(isWords)
      .map((words) => ({ module: path.split('/')[2] ?? '', words })),
  ),
  (one) => one.module,
)

/** The title that the page table names for the page at `path`; null when its module has no such words. */
export function pageTitle(path: string, lang: Language): string | null {
  const row = pageOfPattern(path)
  const found = row && wordsOfModule.get(row.module)?.find(({ words }) => row.title in words.zh)
  return row && found ? speak(lang, found.words)(row.title) : null
}
