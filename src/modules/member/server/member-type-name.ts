import { memberTypes } from '../../../api/visitor.ts'
import { speak, type Language } from '../../../shared/words.ts'
import { memberTypeWord } from '../rules/member-type.ts'
import { memberWords } from '../words.ts'

/** What a kind of member is called; an unknown number is a personal member. */
export function memberTypeName(memberType: number, lang: Language): string {
  return speak(lang, memberWords)(memberTypeWord[memberTypes.find((one) => one === memberType) ?? 1])
}
