import { Worker } from 'node:worker_threads'
import type { DocumentRenderer, LabelledDocument } from '../../api/printed-document.ts'
import { BusyError } from '../../kernel/failure/busy-error.ts'
import { workQueue } from '../../kernel/concurrency/work-queue.ts'

const longestMs = 20_000
const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

const patience = (refuse: () => void) => {
  const timer = setTimeout(refuse, 8_000)
  return () => clearTimeout(timer)
}
// A document takes about half a second and 100 MB with its font, so there is one at a time (decision 107).
const inTurn = workQueue({ atOnce: 1, mostWaiting: 12, mostOfOne: 3, patience })

/**
 * Prints documents as one A4 PDF with an embedded, subset font, in a thread of its own whose memory goes back afterwards.
 * The same documents give the same bytes. Throws a BusyError when too many are waiting, too many of `whose`, or it takes too long.
 */
export const renderPdf: DocumentRenderer = (documents, whose) => inTurn(() => renderInThread(documents), whose)

function renderInThread(documents: readonly LabelledDocument[]): Promise<Buffer> {
  return new Promise<Buffer>((resolve, reject) => {
    const worker = new Worker(new URL('./document-worker.ts', import.meta.url), { workerData: documents, resourceLimits: memory })
    const end = (settle: () => void): void => {
      clearTimeout(timer)
      settle()
      void worker.terminate()
    }
    const timer = setTimeout(() => end(() => reject(new BusyError('the document took too long'))), longestMs)
    worker.once('message', (bytes: Uint8Array) => end(() => resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))))
    worker.once('error', (error) => end(() => reject(error)))
    worker.once('exit', (code) => end(() => reject(new Error(`the printing thread ended with ${code}`))))
  })
}
