import { translate, type Language, type MessageSet } from '../../kernel/i18n/translate.ts'
import { pageOfPattern } from './pages.ts'

type MessagesFile = Readonly<Record<string, unknown>>

// Every message set of modules and pages. Only the server asks, so none of it reaches a browser.
const files = import.meta.glob<MessagesFile>('../../{modules,pages}/**/messages.ts', { eager: true })

function isMessageSet(value: unknown): value is MessageSet {
  return typeof value === 'object' && value !== null && 'zh' in value && 'en' in value
}

const setsByName = new Map(
  Object.values(files)
    .flatMap((file) => Object.values(file).filter(isMessageSet))
    .map((set) => [set.name, set]),
)

/** The title that the page table names for the page at `path` (`<message set>.<key>`); null when there is no such set. */
export function pageTitle(path: string, lang: Language): string | null {
  const [name = '', key = ''] = pageOfPattern(path)?.title.split('.') ?? []
  const set = setsByName.get(name)
  return set ? translate(lang, set)(key) : null
}
