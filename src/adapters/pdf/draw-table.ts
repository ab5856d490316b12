import type { PrintedColumn, PrintedTable } from '../../api/printed-document.ts'
import { body, bold, contentWidth, ink, makeRoom, margin, pageBottom, printable, regular, rule, type Sheet } from './sheet.ts'

const padding = 4
const headFill = '#eef2f5'

type Placed = PrintedColumn & { readonly x: number; readonly width: number }

function placedColumns(sheet: Sheet, columns: readonly PrintedColumn[]): Placed[] {
  const whole = columns.reduce((sum, column) => sum + column.share, 0)
  let x = margin
  return columns.map((column) => {
    const width = (contentWidth(sheet) * column.share) / whole
    const placed = { ...column, x, width }
    x += width
    return placed
  })
}

function rowHeight(sheet: Sheet, columns: readonly Placed[], cells: readonly string[]): number {
  const heights = columns.map((column, index) => sheet.heightOfString(cells[index] ?? '', { width: column.width - 2 * padding }))
  return Math.max(...heights) + 2 * padding
}

function drawRow(sheet: Sheet, columns: readonly Placed[], cells: readonly string[], height: number): void {
  const top = sheet.y
  for (const [index, column] of columns.entries()) {
    sheet.rect(column.x, top, column.width, height).lineWidth(0.5).stroke(rule)
    sheet.fillColor(ink).text(cells[index] ?? '', column.x + padding, top + padding, {
      width: column.width - 2 * padding,
      height: height - padding,
      align: column.align ?? 'left',
      ellipsis: true,
    })
  }
  sheet.x = margin
  sheet.y = top + height
}

function drawHead(sheet: Sheet, columns: readonly Placed[]): void {
  const headings = columns.map((column) => printable(column.heading))
  sheet.font(bold).fontSize(body - 0.5)
  const height = rowHeight(sheet, columns, headings)
  sheet.rect(margin, sheet.y, contentWidth(sheet), height).fill(headFill)
  drawRow(sheet, columns, headings, height)
  sheet.font(regular).fontSize(body - 0.5)
}

/** Lines with a head that is repeated on every page. A row stays on one page; one that fits on none is cut with `…`. */
export function drawTable(sheet: Sheet, table: PrintedTable): void {
  const columns = placedColumns(sheet, table.columns)
  makeRoom(sheet, 70)
  if (table.heading) {
    sheet
      .font(bold)
      .fontSize(body)
      .text(printable(table.heading), margin, sheet.y, { width: contentWidth(sheet) })
    sheet.y += 3
  }
  drawHead(sheet, columns)
  const headHeight = 60
  for (const row of table.rows) {
    const cells = row.map(printable)
    const height = Math.min(rowHeight(sheet, columns, cells), pageBottom(sheet) - margin - headHeight)
    if (makeRoom(sheet, height)) drawHead(sheet, columns)
    drawRow(sheet, columns, cells, height)
  }
  sheet.y += 10
}
