import type { ForeignWork } from './open-foreign-file.ts'

/** The process that opens foreign files, one at a time, with its own small memory and nothing of the server's. */
process.on('message', (work) => {
  void opened(work as ForeignWork).then(
    (result) => process.send?.({ result, memory: process.memoryUsage.rss() }),
    () => process.send?.({ result: null, memory: process.memoryUsage.rss() }),
  )
})

async function opened({ kind, bytes }: ForeignWork): Promise<unknown> {
  const file = Buffer.from(bytes)
  if (kind === 'picture') return (await import('../images/draw-image.ts')).drawImage(file)
  if (kind === 'sheet') return (await import('../sheets/sheet-rows.ts')).sheetRows(file)
  return (await import('../sheets/document-rows.ts')).documentRows(file)
}
