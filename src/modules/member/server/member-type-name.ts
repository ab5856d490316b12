import { memberTypes } from '../../../api/caller.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { memberTypeMessageKey } from '../rules/member-type.ts'
import { memberMessages } from '../messages.ts'

/** What a kind of member is called; an unknown number is a personal member. */
export function memberTypeName(memberType: number, lang: Language): string {
  return translate(lang, memberMessages)(memberTypeMessageKey[memberTypes.find((one) => one === memberType) ?? 1])
}
