import { memberOf, type Call } from '../../../../api/handler.ts'
import { requestJob } from '../../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import type { ImportRow } from '../../endpoints-import.ts'
import { importColumns } from '../../rules/import-columns.ts'
import { catalogMessages } from '../../../catalog/messages.ts'
import { editableStoresOf } from '../revisions/move-revision.ts'
import { columnHead } from './import-sheet.ts'
import { importById, addImport, lastImports, openDraftsOf, type ImportRecord, type LineProblem } from './import-repository.ts'
import { submitRevision } from '../revisions/submit-revision.ts'

/** The background work that takes the rows. */
export const importJob = 'catalog.importGoods'
const mostBytes = 4 * 1024 * 1024

/** Keeps a sheet and asks for its rows to be worked off. One import at a time per store. */
export async function uploadImport(storeId: number, call: Call): Promise<{ importId: number } | Failure> {
  if (!editableStoresOf(call).includes(storeId)) return failure('api.notFound')
  const file = call.files[0]
  if (!file || file.bytes.length === 0) return failure('catalog.sheetMissing', {}, { field: 'file' })
  if (file.bytes.length > mostBytes) return failure('catalog.sheetTooLarge', {}, { field: 'file' })
  if (file.bytes.readUInt32BE(0) !== 0x504b0304) return failure('catalog.fileNotSheet', {}, { field: 'file' })
  const { memberId, memberName } = memberOf(call)
  return call.idempotent(async (tx) => {
    const fileName = file.fileName.replace(/[\p{Cc}/\\]/gu, '').slice(0, 120) || 'goods.xlsx'
    const importId = await addImport(tx, {
      storeId,
      memberId,
      memberName,
      fileName,
      lang: call.lang,
      source: file.bytes,
      at: call.app.clock.now(),
    })
    if (importId === undefined) return failure('catalog.importRunning')
    await requestJob(tx, importJob, { importId })
    return { importId }
  })
}

/** The newest imports of the caller's stores. */
export async function listImports(call: Call): Promise<ImportRow[]> {
  const found = await lastImports(call.app.read, editableStoresOf(call))
  return found.map((record) => importView(record, call.lang))
}

/** An import of one of the caller's stores; anything else as if it did not exist. */
export async function ownImport(importId: number, call: Call): Promise<ImportRecord | Failure> {
  const record = await importById(call.app.read, importId)
  return record && editableStoresOf(call).includes(record.storeId) ? record : failure('api.notFound')
}

/** One import with the rows that were not taken. */
export async function showImport(importId: number, call: Call) {
  const record = await ownImport(importId, call)
  if ('failed' in record) return record
  const open = await openDraftsOf(call.app.read, importId)
  return {
    ...importView(record, call.lang),
    problems: problemsOf(record, call.lang).slice(0, 100),
    openDraftNum: open.length,
  }
}

/** What a draft still lacks is told like a refusal, and its rows were taken all the same. */
const isRefusal = ({ code }: LineProblem) => code !== 'catalog.rowAttributeMissing'

/** The rows that were not taken, and what the taken ones lack, in words, by line. */
export function problemsOf(record: ImportRecord, lang: Language): { line: number; column: string; text: string }[] {
  const say = translate(lang, catalogMessages)
  const word = (code: string) => code.replace(/^catalog\./, '') as Parameters<typeof say>[0]
  return record.problems
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, column, code, facts }) => {
      const known = importColumns.find((importColumn) => importColumn === column)
      return { line, column: known ? columnHead(known, lang) : column, text: say(word(code), facts) }
    })
}

function importView(record: ImportRecord, lang: Language): ImportRow {
  const say = translate(lang, catalogMessages)
  return {
    importId: record.importId,
    fileName: record.fileName,
    state: record.state,
    rowNum: record.rowCount,
    doneNum: record.doneCount,
    goodNum: record.goodCount,
    badNum: new Set(record.problems.filter(isRefusal).map((problem) => problem.line)).size,
    draftNum: record.draftCount,
    skuNum: record.skuCount,
    refusal: record.refusal ? say(record.refusal.code.replace(/^catalog\./, '') as Parameters<typeof say>[0], record.refusal.facts) : '',
    createdAt: record.createdAt.toISOString(),
    finishedAt: record.finishedAt?.toISOString() ?? null,
  }
}

/** Submits the drafts of an import one by one; what is incomplete stays a draft. */
export async function submitImport(importId: number, call: Call) {
  const record = await ownImport(importId, call)
  if ('failed' in record) return record
  let submittedNum = 0
  const drafts = await openDraftsOf(call.app.read, importId)
  for (const held of drafts) {
    const moved = await call.app.inTransaction((tx) => submitRevision(tx, held, call))
    if (!('failed' in moved)) submittedNum += 1
  }
  return { submittedNum, incompleteNum: drafts.length - submittedNum }
}
