import { parentPort, workerData } from 'node:worker_threads'
import { sheetRows } from './sheet-rows.ts'

/** The thread that opens one foreign spreadsheet, with its own small memory; the house ends it when it takes too long. */
const bytes: unknown = workerData
if (bytes instanceof Uint8Array) {
  const read = await sheetRows(Buffer.from(bytes)).catch(() => ({ kind: 'refused', why: 'fileNotSheet' }) as const)
  parentPort?.postMessage(read, [])
}
