import { unzipGuarded } from './unzip-guarded.ts'

const limits = { entries: 200, inflated: 8 * 1024 * 1024, ratio: 100 }
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }
const piece = /<(\/?)w:(tbl|tr|tc|p|tab|br|t)(?=[\s/>])[^>]*?(\/?)>/g

/** Whether a file is a Word document by its content; its name says nothing. */
export const isDocx = (bytes: Buffer): boolean => documentXml(bytes) !== null

/**
 * The rows of a DOCX file in reading order: a row of a table with its cells, a paragraph outside of tables as a row of one
 * cell. Null when it is none or goes beyond the limits (reliability R-FILE). A table within a cell is text of that cell.
 */
export function docxRows(bytes: Buffer): readonly (readonly string[])[] | null {
  const xml = documentXml(bytes)
  if (xml === null) return null
  const rows: string[][] = []
  let depth = 0
  let cells: string[] = []
  let text = ''
  let textFrom = -1
  for (const { 0: whole, 1: slash, 2: name, 3: alone, index } of xml.matchAll(piece)) {
    const isEnd = slash === '/'
    if (name === 't') {
      if (isEnd && textFrom >= 0) text += plain(xml.slice(textFrom, index))
      textFrom = isEnd || alone === '/' ? -1 : index + whole.length
    } else if (name === 'tab' || name === 'br') text += ' '
    else if (name === 'tbl') depth += isEnd ? -1 : alone === '/' ? 0 : 1
    else if (name === 'p' && isEnd) {
      if (depth > 0) text += ' '
      else {
        rows.push([text.trim()])
        text = ''
      }
    } else if (depth === 1 && name === 'tc' && isEnd) {
      cells.push(text.replaceAll(/\s+/g, ' ').trim())
      text = ''
    } else if (depth === 1 && name === 'tr' && isEnd) {
      rows.push(cells)
      cells = []
    }
  }
  return rows.filter((row) => row.some((cell) => cell !== ''))
}

function documentXml(bytes: Buffer): string | null {
  const files = unzipGuarded(bytes, limits)
  const xml = typeof files === 'string' ? undefined : files.get('word/document.xml')
  return !xml || xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY') ? null : xml.toString('utf8')
}

const plain = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity)
