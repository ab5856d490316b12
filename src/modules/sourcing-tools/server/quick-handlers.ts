import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { sheetFile, type SheetWriter } from '../../../api/sheet-file.ts'
import { failure, type Failure } from '../../../shared/failure.ts'
import { speak } from '../../../shared/words.ts'
import type { BoardKeeper, SheetRead, SheetReader } from '../../catalog/server/public.ts'
import { mostQuickRows, quickMatch, quickRead, quickTemplate } from '../contract-quick.ts'
import { unitCodeOf } from '../rules/parse-line.ts'
import { toolsWords } from '../words.ts'
import { matchLines } from './match-lines.ts'

export type QuickDeps = { readonly board: BoardKeeper; readonly readSheet: SheetReader; readonly writeSheet: SheetWriter }

/** Many rows at once: matched, read from a sheet, and the sheet to fill in. */
export function quickHandlers({ board, readSheet, writeSheet }: QuickDeps): Handler[] {
  return [
    handle(quickMatch, ({ rows }, call) => matchLines(board, rows, call)),
    handle(quickRead, (_input, call) => readRows(readSheet, call)),
    handle(quickTemplate, (_input, call) => templateFile(writeSheet, call)),
  ]
}

async function readRows(read: SheetReader, call: Call) {
  const file = call.files.find((one) => one.field === 'file')
  const sheet = file ? await read(file.bytes) : null
  if (sheet?.kind !== 'rows') return failure('tools.sheetRefused')
  return linesIn(sheet.rows, call)
}

type Rows = Extract<SheetRead, { kind: 'rows' }>['rows']

/** Every row as a line that could have been typed; the head and what is empty are left out. */
function linesIn(rows: Rows, call: Call): { lines: string[]; errors: { row: number; text: string }[] } | Failure {
  const t = speak(call.lang, toolsWords)
  const lines: string[] = []
  const errors: { row: number; text: string }[] = []
  for (const [at, cells] of rows.entries()) {
    if (cells.some((cell) => typeof cell !== 'string')) {
      errors.push({ row: at + 1, text: t('rowFormula') })
      continue
    }
    const texts = cells.map((cell) => (typeof cell === 'string' ? cell.replaceAll(/[\t\r\n]+/g, ' ').trim() : ''))
    if (texts.every((text) => text === '') || (at === 0 && isHead(texts))) continue
    if (lines.length === mostQuickRows) {
      errors.push({ row: at + 1, text: t('rowsTooMany', { max: mostQuickRows }) })
      break
    }
    lines.push(texts.slice(0, 6).join('\t').slice(0, 300))
  }
  return lines.length + errors.length === 0 ? failure('tools.sheetEmpty') : { lines, errors }
}

/** A first row without any figure names the columns. */
const isHead = (texts: readonly string[]): boolean =>
  texts.length > 1 && !texts.slice(1).some((text) => /\d/.test(text) || unitCodeOf(text) !== null)

function templateFile(write: SheetWriter, call: Call) {
  const t = speak(call.lang, toolsWords)
  const rows = [
    [t('columnCode'), t('columnNumber'), t('columnUnit')],
    [t('exampleGoods'), 20, t('exampleUnit')],
  ]
  return sheetFile(write, 'xlsx', { name: t('template'), rows })
}
