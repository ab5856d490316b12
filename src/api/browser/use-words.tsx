import { createContext, use, useMemo, type ReactNode } from 'react'
import { speak, type Language, type ModuleWords, type Speak } from '../../shared/words.ts'

const LanguageContext = createContext<Language>('zh')

/** Sets the language for everything below. */
export function LanguageProvider({ lang, children }: { lang: Language; children: ReactNode }) {
  return <LanguageContext value={lang}>{children}</LanguageContext>
}

export function useLanguage(): Language {
  return use(LanguageContext)
}

/** The words of a module in the page's language: `const t = useWords(orderWords); t('submit')`. */
export function useWords<Source extends Record<string, string>>(words: ModuleWords<Source>): Speak<Source> {
  const lang = useLanguage()
  return useMemo(() => speak(lang, words), [lang, words])
}
