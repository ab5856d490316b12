import { handle, memberOf, type Call, type Handler } from '../../../../api/handler.ts'
import { sheetFile, type SheetWriter } from '../../../../api/sheet-file.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import { type IndexRefresher } from '../../../search/server/public.ts'
import { type SheetRead, type SheetReader } from '../../../listing/server/public.ts'
import { maxQuickOrderLines, quickOrderMatch, quickOrderRead, quickOrderTemplate } from '../../endpoints-quick-order.ts'
import { sumRow } from '../../../recognition/rules/data/noise-data.ts'
import { kindsIn } from '../../../recognition/rules/kind-in.ts'
import { normaliseLine } from '../../../recognition/rules/normalise-line.ts'
import { unitCodeOf } from '../../../recognition/rules/read-quantity.ts'
import { splitItems } from '../../../recognition/rules/split-items.ts'
import { sourcingToolsMessages } from '../../messages.ts'
import { readRequestLines } from '../request-lines/read-request-lines.ts'
import { requestLinesRead } from '../../endpoints-request-lines.ts'
import { matchOrderLines } from './match-order-lines.ts'

export type QuickOrderDeps = { readonly board: IndexRefresher; readonly readDocument: SheetReader; readonly writeSheet: SheetWriter }

/** Many rows at once: matched, read from a sheet, and the sheet to fill in. */
export function quickOrderHandlers({ board, readDocument, writeSheet }: QuickOrderDeps): Handler[] {
  return [
    handle(quickOrderMatch, ({ rows }, call) => matchOrderLines(board, rows, call)),
    handle(requestLinesRead, ({ lines }, call) => readRequestLines(board, lines, call)),
    handle(quickOrderRead, (_input, call) => readRows(readDocument, call)),
    handle(quickOrderTemplate, (_input, call) => templateFile(writeSheet, call)),
  ]
}

async function readRows(read: SheetReader, call: Call) {
  const file = call.files.find((one) => one.field === 'file')
  const sheet = file ? await read(file.bytes, memberOf(call).memberId) : null
  if (sheet?.kind !== 'rows') return failure('tools.sheetRefused')
  return linesIn(sheet.rows, call)
}

type Rows = Extract<SheetRead, { kind: 'rows' }>['rows']

/** Every row as a line that could have been typed; the head and what is empty are left out. */
function linesIn(rows: Rows, call: Call): { lines: string[]; errors: { row: number; text: string }[] } | Failure {
  const t = translate(call.lang, sourcingToolsMessages)
  const lines: string[] = []
  const errors: { row: number; text: string }[] = []
  let head = ''
  for (const [at, cells] of rows.entries()) {
    if (cells.some((cell) => typeof cell !== 'string')) {
      errors.push({ row: at + 1, text: t('rowFormula') })
      continue
    }
    const texts = cells.map((cell) => (typeof cell === 'string' ? cell.replaceAll(/[\t\r\n]+/g, ' ').trim() : ''))
    if (head === '' && lines.length === 0 && isHead(texts)) {
      head = texts.join('\t')
      continue
    }
    // Every page of a document repeats the head of its table; a sum below the rows is no goods.
    if (texts.every((text) => text === '') || texts.join('\t') === head || isSum(texts)) continue
    const typed = texts.filter((text) => text !== '').length > 1 ? [texts.slice(0, 8).join('\t')] : wordsOf(texts.join(''))
    if (lines.length + typed.length > maxQuickOrderLines) {
      errors.push({ row: at + 1, text: t('rowsTooMany', { max: maxQuickOrderLines }) })
      break
    }
    lines.push(...typed.map((line) => line.slice(0, 300)))
  }
  return lines.length + errors.length === 0 ? failure('tools.sheetEmpty') : { lines, errors }
}

/** What a line of text asks for; none for a title or a sentence that names neither goods nor a figure. */
const wordsOf = (text: string): readonly string[] =>
  /\d/.test(text) || kindsIn(normaliseLine(text)).length > 0 ? splitItems(text, maxQuickOrderLines) : []

const isSum = (texts: readonly string[]): boolean => sumRow.test(texts.find((text) => text !== '') ?? '')

/** A first row without any figure names the columns. */
const isHead = (texts: readonly string[]): boolean =>
  texts.length > 1 && !texts.slice(1).some((text) => /\d/.test(text) || unitCodeOf(text) !== null)

function templateFile(write: SheetWriter, call: Call) {
  const t = translate(call.lang, sourcingToolsMessages)
  const rows = [
    [t('columnCode'), t('columnNumber'), t('columnUnit')],
    [t('exampleGoods'), 20, t('exampleUnit')],
  ]
  return sheetFile(write, 'xlsx', { name: t('template'), rows })
}
