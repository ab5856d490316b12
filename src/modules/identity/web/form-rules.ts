import { speak, type Language } from '../../../shared/words.ts'
import { guardedLength } from '../rules/new-password.ts'
import { identityWords } from '../words.ts'

export { registerProblems, resetProblems } from '../rules/register-form.ts'

/** The sentence of a problem that the rules of the forms found. */
export function problemText(lang: Language, key: string): string {
  return speak<Record<string, string>>(lang, identityWords)(key, { min: guardedLength })
}
