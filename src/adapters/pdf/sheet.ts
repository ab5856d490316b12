/** The page that a document is drawn on. */
export type Sheet = PDFKit.PDFDocument

export const regular = 'regular'
export const bold = 'bold'
/** Points. */
export const margin = 44
export const body = 9.5
export const ink = '#1a1a1a'
export const pale = '#666666'
export const rule = '#9aa5ad'
const footer = 48

/** Where the text of a page ends; the page number is below. */
export const pageBottom = (sheet: Sheet) => sheet.page.height - footer
export const contentWidth = (sheet: Sheet) => sheet.page.width - 2 * margin

/** Begins a new page when less than `height` points are left. Answers whether it did. */
export function makeRoom(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= pageBottom(sheet)) return false
  sheet.addPage()
  sheet.x = margin
  sheet.y = margin
  return true
}

/**
 * Text that no printer can show becomes a box; a tab or line end that came with foreign data becomes a space, and a lone half of
 * a character goes.
 */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
}

/** Paragraph text: line ends stay. */
export function printableLines(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => printable(line))
    .join('\n')
}
