// Characters that show nothing themselves but change how neighbours look, join or order: soft hyphen, zero-width and
// direction marks, fillers, variation selectors, byte order mark.
const invisible = /\p{Default_Ignorable_Code_Point}/gu
const controls = /\p{Control}/u

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
