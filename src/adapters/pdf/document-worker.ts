import { parentPort, workerData } from 'node:worker_threads'
import type { LabelledDocument } from '../../api/printed-document.ts'
import { drawDocuments } from './draw-documents.ts'

/** The thread that prints documents, with its own memory; `render-document.ts` ends it. */
// What `renderPdf` handed over.
const bytes = await drawDocuments(workerData as readonly LabelledDocument[])
parentPort?.postMessage(bytes, [])
