// Marks that change how neighbours look or order but show nothing themselves: soft hyphen, Arabic letter mark, Hangul
// fillers, zero-width and direction marks, invisible operators, variation selectors, byte order mark.
const invisible = /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0]/g
const controls = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/

/**
 * Text as it may be stored: NFC, so that twins of one character are one. Undefined when it holds U+0000 (PostgreSQL
 * cannot store it) or half of a surrogate pair (it is no character).
 */
export function cleanText(text: string): string | undefined {
  return text.includes('\u0000') || !text.isWellFormed() ? undefined : text.normalize('NFC')
}

/**
 * A name, title or search word on one line: as `cleanText`, without invisible marks that let two names look alike, spaces
 * trimmed and joined. Undefined also for a control character or when nothing is left.
 */
export function cleanName(text: string): string | undefined {
  const clean = cleanText(text)?.replace(invisible, '').replace(/\s+/g, ' ').trim()
  return clean === undefined || clean === '' || controls.test(clean) ? undefined : clean.normalize('NFC')
}

/** Length as people count characters of a limit: code points, so that an emoji or a rare 汉字 is one. */
export function codePointLength(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** The first `most` code points; never half a character. */
export function firstCodePoints(text: string, most: number): string {
  return text.length <= most ? text : Array.from(text).slice(0, most).join('')
}
