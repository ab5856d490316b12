import { csvRows } from '../../kernel/text/csv.ts'

const mostRows = 5000
const separators = ['\t', ',', ';'] as const

/** Text of a file in the encodings that spreadsheets of this country write: UTF-8 and UTF-16 with a mark, otherwise GB 18030. Null for bytes that are no text. */
export function decodedText(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/**
 * The rows of CSV or plain text. A file is a table when its first lines agree on a separator; otherwise every line is a row
 * of one cell.
 */
export function textRows(text: string): readonly (readonly string[])[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const first = lines.slice(0, 5)
  const columns = (line: string, separator: string) => csvRows(line, separator)[0]?.length ?? 0
  const separator = separators.find((one) => {
    const most = columns(first[0] ?? '', one)
    return first.length > 1 && most > 1 && first.every((line) => columns(line, one) === most)
  })
  return separator === undefined ? lines.slice(0, mostRows).map((line) => [line.trim()]) : csvRows(text, separator, mostRows)
}
