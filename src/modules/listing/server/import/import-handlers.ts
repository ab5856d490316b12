import type { SheetWriter } from '../../../../api/sheet-file.ts'
import { z } from 'zod'
import type { JobTasks } from '../../../../api/background.ts'
import { handle, type Handler } from '../../../../api/handler.ts'
import { goodsExport, importDetail, importErrors, importList, importSubmit, importTemplate, importUpload } from '../../endpoints-import.ts'
import { importJob, listImports, showImport, submitImport, uploadImport } from './manage-imports.ts'
import { errorFile, exportFile, templateFile } from './import-files.ts'
import type { SheetReader } from '../ports.ts'
import { runImport } from './run-import.ts'

/** How spreadsheets are read and written. */
export type SheetDeps = { readonly read: SheetReader; readonly write: SheetWriter }

/** Goods by spreadsheet: in, out, and what came of it. */
export function importHandlers(sheets: SheetDeps): Handler[] {
  return [
    handle(importUpload, ({ storeId }, call) => uploadImport(storeId, call)),
    handle(importList, (_input, call) => listImports(call)),
    handle(importDetail, ({ importId }, call) => showImport(importId, call)),
    handle(importErrors, ({ importId }, call) => errorFile(sheets, importId, call)),
    handle(importSubmit, ({ importId }, call) => submitImport(importId, call)),
    handle(importTemplate, (_input, call) => templateFile(sheets.write, call)),
    handle(goodsExport, (input, call) => exportFile(sheets.write, input, call)),
  ]
}

const payloadShape = z.object({ importId: z.number() })

/** The background work of the catalogue's sheets. */
export function importTasks(sheets: Pick<SheetDeps, 'read'>): JobTasks {
  return {
    [importJob]: (app, payload) => runImport(app, sheets.read, payloadShape.parse(payload).importId),
  }
}
