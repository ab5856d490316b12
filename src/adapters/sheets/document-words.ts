import { unzipGuarded } from './unzip-guarded.ts'

const limits = { entries: 200, inflated: 8 * 1024 * 1024, ratio: 100 }
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }

/**
 * The words of a DOCX file, a line per paragraph; null when it is none or goes beyond the limits (reliability R-FILE). Reads
 * text elements alone: no entities, no relations, no macros. Takes time in proportion to the file.
 */
export function documentWords(bytes: Buffer): string | null {
  const files = unzipGuarded(bytes, limits)
  const xml = typeof files === 'string' ? undefined : files.get('word/document.xml')
  if (!xml || xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY')) return null
  return xml.toString('utf8').split('</w:p>').map(textOf).join('\n').trimEnd()
}

function textOf(paragraph: string): string {
  let text = ''
  for (let at = paragraph.indexOf('<w:t'); at !== -1; at = paragraph.indexOf('<w:t', at + 4)) {
    const after = paragraph[at + 4]
    // `<w:tab` and `<w:tbl` begin the same.
    if (after !== '>' && after !== ' ') continue
    const begin = paragraph.indexOf('>', at)
    const end = begin === -1 ? -1 : paragraph.indexOf('<', begin)
    if (end === -1) break
    text += paragraph.slice(begin + 1, end)
  }
  return text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity)
}
