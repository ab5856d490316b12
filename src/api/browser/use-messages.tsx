import { createContext, use, useMemo, type ReactNode } from 'react'
import { translate, type Language, type MessageSet, type Translate } from '../../kernel/i18n/translate.ts'

const LanguageContext = createContext<Language>('zh')

/** Sets the language for everything below. */
export function LanguageProvider({ lang, children }: { lang: Language; children: ReactNode }) {
  return <LanguageContext value={lang}>{children}</LanguageContext>
}

export function useLanguage(): Language {
  return use(LanguageContext)
}

/** The words of a module in the page's language: `const t = useWords(orderWords); t('submit')`. */
export function useMessages<Set extends MessageSet>(words: Set): Translate<Set> {
  const lang = useLanguage()
  return useMemo(() => translate(lang, words), [lang, words])
}
