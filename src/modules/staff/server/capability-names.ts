import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { capabilitiesOf } from '../endpoints.ts'
import { rightWord } from '../rules/right-words.ts'
import type { StaffKind } from '../rules/staff-capabilities.ts'
import { staffMessages } from '../messages.ts'

/** Every right of a kind with its name, in the order of the vocabulary. */
export function namedCapabilities(kind: StaffKind, lang: Language): { right: string; name: string }[] {
  const say = translate(lang, staffMessages)
  return capabilitiesOf[kind].map((right) => ({ right, name: say(rightWord[right]) }))
}

/** The names of some rights. */
export function capabilityNames(kind: StaffKind, rights: readonly string[], lang: Language): string[] {
  return namedCapabilities(kind, lang)
    .filter(({ right }) => rights.includes(right))
    .map(({ name }) => name)
}
