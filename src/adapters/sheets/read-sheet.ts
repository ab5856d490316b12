import { Worker } from 'node:worker_threads'
import { workQueue } from '../../kernel/concurrency/work-queue.ts'
import type { SheetRead, SheetReader } from '../../modules/listing/server/ports.ts'
import type { SheetWork } from './sheet-worker.ts'

const mostBytes = 4 * 1024 * 1024
const longestMs = 20_000
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

const patience = (refuse: () => void) => {
  const timer = setTimeout(refuse, 8_000)
  return () => clearTimeout(timer)
}
// One thread may take 288 MB, so there is one; who waits longer than a client would is told to come again.
const inTurn = workQueue({ atOnce: 1, mostWaiting: 8, mostOfOne: 2, patience })

/**
 * Reads a spreadsheet in a thread of its own: out of memory or time ends the thread and nothing else (reliability R-FILE).
 * Throws a BusyError when too many are waiting, or too many of `whose`.
 */
export const readSheetInWorker: SheetReader = (bytes, whose) => readInTurn({ bytes, isSheet: true }, whose)

/** The same for a list in any file: XLSX, DOCX, PDF with text, CSV or plain text. */
export const readDocumentInWorker: SheetReader = (bytes, whose) => readInTurn({ bytes, isSheet: false }, whose)

async function readInTurn(work: SheetWork, whose: number | undefined): Promise<SheetRead> {
  if (work.bytes.length > mostBytes) return { kind: 'refused', why: 'sheetTooLarge' }
  return inTurn(() => readInThread(work), whose)
}

function readInThread({ bytes, isSheet }: SheetWork): Promise<SheetRead> {
  return new Promise<SheetRead>((resolve) => {
    const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
      workerData: { bytes: new Uint8Array(bytes), isSheet } satisfies SheetWork,
      resourceLimits: memory,
    })
    const end = (read: SheetRead): void => {
      clearTimeout(timer)
      resolve(read)
      void worker.terminate()
    }
    const timer = setTimeout(() => end({ kind: 'refused', why: 'sheetSlow' }), longestMs)
    worker.once('message', (read: SheetRead) => end(read))
    worker.once('error', (error: unknown) => {
      const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      end({ kind: 'refused', why: isFull ? 'sheetBomb' : 'fileNotSheet' })
    })
    worker.once('exit', () => end({ kind: 'refused', why: 'fileNotSheet' }))
  })
}
