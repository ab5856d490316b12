import { workQueue } from '../../kernel/concurrency/work-queue.ts'
import type { SheetRead, SheetReader } from '../../modules/listing/server/ports.ts'
import { openForeignFile, type ForeignWork } from '../foreign-files/open-foreign-file.ts'

const mostBytes = 4 * 1024 * 1024

const patience = (refuse: () => void) => {
  const timer = setTimeout(refuse, 8_000)
  return () => clearTimeout(timer)
}
// Who waits longer than a client would is told to come again.
const inTurn = workQueue({ atOnce: 1, mostWaiting: 8, mostOfOne: 2, patience })

/**
 * Reads a spreadsheet in the process for foreign files. Throws a BusyError when too many are waiting, or too many of `whose`.
 */
export const readSheet: SheetReader = (bytes, whose) => readInTurn({ bytes, kind: 'sheet' }, whose)

/** The same for a list in any file: XLSX, DOCX, PDF with text, CSV or plain text. */
export const readDocument: SheetReader = (bytes, whose) => readInTurn({ bytes, kind: 'document' }, whose)

async function readInTurn(work: ForeignWork, whose: number | undefined): Promise<SheetRead> {
  if (work.bytes.length > mostBytes) return { kind: 'refused', why: 'sheetTooLarge' }
  return inTurn(async () => {
    const opened = await openForeignFile<SheetRead>(work)
    if ('ended' in opened) return { kind: 'refused', why: opened.ended === 'memory' ? 'sheetBomb' : 'sheetSlow' }
    return opened.result ?? { kind: 'refused', why: 'fileNotSheet' }
  }, whose)
}
