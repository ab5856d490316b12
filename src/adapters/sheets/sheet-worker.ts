import { parentPort, workerData } from 'node:worker_threads'
import { documentRows } from './document-rows.ts'
import { sheetRows } from './sheet-rows.ts'

/** What the thread is given; `isSheet` where nothing but a spreadsheet is taken. */
export type SheetWork = { readonly bytes: Uint8Array; readonly isSheet: boolean }

/** The thread that opens one foreign file, with its own small memory; the house ends it when it takes too long. */
const { bytes, isSheet } = workerData as SheetWork
if (bytes instanceof Uint8Array) {
  const read = await (isSheet ? sheetRows : documentRows)(Buffer.from(bytes)).catch(
    () => ({ kind: 'refused', why: 'fileNotSheet' }) as const,
  )
  parentPort?.postMessage(read, [])
}
