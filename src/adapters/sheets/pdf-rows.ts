import { fileURLToPath } from 'node:url'

const limits = { pages: 50, rows: 5000 }
// A gap of more than this many heights of the letters begins another column.
const columnGap = 0.9

type Piece = { readonly text: string; readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/**
 * The rows of a PDF that holds text: pieces on one line of the page form a row, wide gaps part its cells. Null for what is no
 * PDF or is locked; no rows for a scanned one. Only called inside the worker (reliability R-FILE); at most 50 pages are read.
 */
export async function pdfRows(bytes: Uint8Array): Promise<readonly (readonly string[])[] | null> {
  // Loaded by the thread that meets a PDF and by no other.
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const folder = (name: string) => fileURLToPath(new URL(`${name}/`, import.meta.resolve('pdfjs-dist/package.json')))
  const task = getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folder('standard_fonts'),
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const pdf = await task.promise
    const rows: string[][] = []
    for (let number = 1; number <= Math.min(pdf.numPages, limits.pages) && rows.length < limits.rows; number += 1) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      const pieces = items.flatMap((item): Piece[] => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , scale = 0, x = 0, y = 0] = item.transform as number[]
        return [{ text: item.str, x, y, width: item.width, height: Math.abs(item.height || scale) }]
      })
      rows.push(...rowsOf(pieces))
    }
    return rows.slice(0, limits.rows)
  } catch {
    return null
  } finally {
    await task.destroy()
  }
}

/** Pieces of one page as rows from the top down, cells from left to right. */
function rowsOf(pieces: readonly Piece[]): string[][] {
  const lines: Piece[][] = []
  for (const piece of pieces.toSorted((one, other) => other.y - one.y)) {
    const line = lines.at(-1)
    const [first] = line ?? []
    if (line && first && Math.abs(first.y - piece.y) < Math.max(first.height, piece.height) * 0.5) line.push(piece)
    else lines.push([piece])
  }
  return lines.map(cellsOf)
}

function cellsOf(line: readonly Piece[]): string[] {
  const cells: string[] = []
  let end: number | null = null
  for (const { text, x, width, height } of line.toSorted((one, other) => one.x - other.x)) {
    const gap = end === null ? Infinity : x - end
    if (gap > height * columnGap) cells.push(text.trim())
    else cells[cells.length - 1] += (gap > height * 0.15 ? ' ' : '') + text.trim()
    end = x + width
  }
  return cells
}
