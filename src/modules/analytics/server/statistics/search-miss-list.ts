import type { z } from 'zod'
import type { OutputOf } from '../../../../api/endpoint.ts'
import type { Call } from '../../../../api/handler.ts'
import { mostSheetRows, sheetFile, sheetName, sheetTime, type SheetWriter } from '../../../../api/sheet-file.ts'
import { offsetOf } from '../../../../kernel/database/paging.ts'
import { rows } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import type { searchMisses, searchMissExport } from '../../endpoints-searches.ts'
import { searchMissMessages } from '../../messages.ts'
import type { MissResult } from '../../rules/search-miss.ts'
import { spanAsked } from './figure-view.ts'

type Row = {
  readonly keyword: string
  readonly result: MissResult
  readonly times: number
  readonly last: Date
  readonly hasSynonym: boolean
}
const words = `SELECT keyword, result, sum(times)::int AS times, max(last_at) AS last FROM search_miss
    WHERE day >= $1::date AND day <= $2::date AND ($3 = '' OR strpos(keyword, lower($3)) > 0) GROUP BY 1, 2`
const list = {
  name: 'analytics.searchMisses',
  text: `SELECT w.*, EXISTS (SELECT FROM search_synonym s WHERE s.word = w.keyword) AS "hasSynonym" FROM (
      SELECT * FROM (${words}) AS w WHERE $4 = '' OR result = $4 ORDER BY times DESC, last DESC, keyword, result LIMIT $5 OFFSET $6) AS w
    ORDER BY times DESC, last DESC, keyword, result`,
}
const counts = {
  name: 'analytics.searchMissCounts',
  text: `SELECT result, count(*)::int AS words, sum(times)::int AS times FROM (${words}) AS w GROUP BY 1`,
}

type Asked = z.output<typeof searchMisses.input>

async function found(call: Call, { result, keyword, ...asked }: Omit<Asked, 'current' | 'pageSize'>, limit: number, offset: number) {
  const span = spanAsked(asked, call.app.clock.now())
  if (isFailure(span)) return span
  return rows<Row>(call.app.read, list, [span.from, span.to, keyword, result, limit, offset])
}

/** Words without an exact result. Refusal: `analytics.badSpan`. */
export async function listSearchMisses(call: Call, asked: Asked): Promise<OutputOf<typeof searchMisses> | Failure> {
  const span = spanAsked(asked, call.app.clock.now())
  if (isFailure(span)) return span
  type Count = { readonly result: MissResult; readonly words: number; readonly times: number }
  const [listed, byResult] = await Promise.all([
    found(call, asked, asked.pageSize, offsetOf(asked)),
    rows<Count>(call.app.read, counts, [span.from, span.to, asked.keyword]),
  ])
  if (isFailure(listed)) return listed
  const known = { all: 0, nothing: 0, filtered: 0, some: 0, similar: 0 }
  let times = 0
  for (const one of byResult) {
    known[one.result] = one.words
    known.all += one.words
    if (asked.result === '' || asked.result === one.result) times += one.times
  }
  return {
    list: listed.map(({ last, ...row }) => ({ ...row, lastTime: last.toISOString() })),
    total: known[asked.result || 'all'],
    times,
    counts: known,
  }
}

/** The same as a file. Refusals: `analytics.badSpan`, `analytics.exportTooMany`. */
export async function exportSearchMisses(write: SheetWriter, call: Call, { format, ...asked }: z.output<typeof searchMissExport.input>) {
  const listed = await found(call, asked, mostSheetRows + 1, 0)
  if (isFailure(listed)) return listed
  if (listed.length > mostSheetRows) return failure('analytics.exportTooMany', { max: mostSheetRows })
  const say = translate(call.lang, searchMissMessages)
  const head = [say('colWord'), say('colResult'), say('colTimes'), say('colLast')]
  const lines = listed.map((one) => [one.keyword, say(`result_${one.result}`), one.times, sheetTime(one.last.toISOString())])
  return sheetFile(write, format, { name: sheetName(say('title'), call.app.clock.now()), rows: [head, ...lines] })
}
