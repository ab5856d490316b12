import { translate, type Language, type MessageSet } from '../../../kernel/i18n/translate.ts'
import { passwordLength } from '../rules/password-length.ts'
import { identityMessages } from '../messages.ts'

export { registerProblems, resetProblems } from '../rules/register-form.ts'

/** The sentence of a problem that the rules of the forms found. */
export function problemText(lang: Language, key: string): string {
  return translate<MessageSet>(lang, identityMessages)(key, passwordLength)
}
