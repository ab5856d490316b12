import { pinyinOf } from '../../../../kernel/text/pinyin.ts'
import { ownPlaceNames, placeKinds } from './place-names-data.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'

const spelled = new Map<string, string>()

/**
 * A province, city or district of China for readers of a language; the Chinese name is the one that is kept. In English the
 * name that the platform chose for it (`own`), or else the sound of the Chinese one.
 */
export function placeName(name: string, lang: Language, own = ''): string {
  if (lang === 'zh' || name === '') return name
  if (own !== '') return own
  const known = spelled.get(name)
  if (known !== undefined) return known
  const english = spell(name)
  spelled.set(name, english)
  return english
}

function spell(name: string): string {
  const own = ownPlaceNames.get(name)
  if (own !== undefined) return own
  const [ending, kind] = placeKinds.find(([one]) => name.endsWith(one) && name.length > one.length + 1) ?? ['', '']
  const sounds = pinyinOf(name.slice(0, name.length - ending.length)).map((sound) => sound.replace('v', 'ü'))
  // A vowel after another syllable is set off, as in Xi'an.
  const word = sounds.map((sound, index) => (index > 0 && /^[aeo]/.test(sound) ? `'${sound}` : sound)).join('')
  return word.charAt(0).toUpperCase() + word.slice(1) + kind
}
