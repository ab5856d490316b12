import { requestJob } from '../../../kernel/events/events.ts'
import type { AppContext } from '../../../api/handler.ts'
import { publishLiveSignal } from '../../../kernel/events/live-signals.ts'
import { schedule } from '../../../kernel/time/timers.ts'
import { directoryRow } from '../../member/server/public.ts'
import { privacyTimes } from '../rules/privacy-times.ts'
import { writeHtml, writeJson, type EachRow } from './export-document.ts'
import { putFiles } from './export-files.ts'
import { beatExport, claimSilent, exportById, moveExport, noteProgress, type DataExport } from './export-repository.ts'
import { eachPersonalRow, type Whose } from './personal-rows.ts'
import type { PrivacyDeps, ZipWriter } from './ports.ts'

/** How far the bar is when the files are in, and when the page to read is. */
const parts = { files: 50, page: 75, all: 99 } as const

/** How often a run says that it is at work; a minute of silence gives its export to somebody else. */
const beatEvery = 10_000

/** Somebody else took the export over, or its owner is gone. */
class LostRun extends Error {}

/**
 * Gathers an export, packs and seals it while it is written. A run whose process died is taken over and begins again;
 * one that fails for good says so.
 */
export async function makeExport(app: AppContext, deps: PrivacyDeps, exportId: string): Promise<void> {
  const at = app.clock.now()
  const wanted = await app.inTransaction(
    async (tx) => (await moveExport(tx, exportId, 'begin', { at })) ?? (await claimSilent(tx, exportId)),
  )
  if (!wanted) return
  try {
    await finish(app, wanted, await atWork(app, wanted, (held) => pack(app, deps, wanted, held)))
  } catch (error) {
    if (error instanceof LostRun) return
    await app.inTransaction((tx) => moveExport(tx, exportId, 'fail', { at: app.clock.now(), run: wanted.run }))
    throw error
  }
}

/** What a run holds: `still` throws as soon as it is known that the export is another's. */
type Held = { readonly still: () => void; readonly ask: () => Promise<void> }

/** Says all the while that somebody is at work. */
async function atWork<Result>(app: AppContext, dataExport: DataExport, work: (held: Held) => Promise<Result>): Promise<Result> {
  let lost = false
  const beat = async () => {
    if (!(await app.inTransaction((tx) => beatExport(tx, dataExport)))) lost = true
  }
  const still = () => {
    if (lost) throw new LostRun(dataExport.exportId)
  }
  // A beat that did not reach the database is no verdict: the next one asks again.
  const beating = setInterval(() => void beat().catch(() => undefined), beatEvery)
  try {
    return await work({ still, ask: () => beat().then(still) })
  } finally {
    clearInterval(beating)
  }
}

/** Writes the sealed ZIP; how many bytes it has for its owner. */
async function pack(app: AppContext, deps: PrivacyDeps, dataExport: DataExport, held: Held): Promise<number> {
  let bytes = 0
  await deps.files.write(dataExport.exportId, async (sink) => {
    const sealed = deps.seal.sealInto((piece) => {
      held.still()
      return sink(piece)
    })
    const zip = deps.openZip((piece) => {
      bytes += piece.length
      return sealed.write(piece)
    })
    await fill(app, deps, dataExport, zip)
    await zip.finish()
    await sealed.end()
    // Asked once more before the file takes its name: a process that slept must not lay its own over the other's.
    await held.ask()
  })
  return bytes
}

async function fill(app: AppContext, deps: PrivacyDeps, dataExport: DataExport, zip: ZipWriter): Promise<void> {
  const row = await directoryRow(app.read, dataExport.memberId)
  const whose: Whose = { memberId: dataExport.memberId, phone: row?.phone ?? null }
  const tables = [...deps.tables].toReversed()
  const tell = teller(app, dataExport)
  const filesLeft = await putFiles(app, deps, { tables, whose, zip }, (share) => tell(parts.files * share))
  const about = { name: row?.memberName ?? '', at: app.clock.now(), lang: dataExport.lang, filesLeft }
  const eachUpTo =
    (from: number, to: number): EachRow =>
    async (place, table, take) => {
      await app.inTransaction((tx) => eachPersonalRow(tx, { table, place }, whose, take))
      await tell(from + ((to - from) * (place + 1)) / tables.length)
    }
  await zip.deflate('index.html', (write) => writeHtml(write, tables, eachUpTo(parts.files, parts.page), about))
  await zip.deflate('data.json', (write) => writeJson(write, tables, eachUpTo(parts.page, parts.all), about))
}

/** Tells of every tenth part: a bar that moves, without a write per table and file. */
function teller(app: AppContext, dataExport: DataExport): (percent: number) => Promise<void> {
  let told = 0
  return async (share) => {
    const percent = Math.floor(share)
    if (percent < told + 10) return
    told = percent
    await app.inTransaction(async (tx) => {
      await noteProgress(tx, dataExport, percent)
      await publishLiveSignal(tx, [dataExport.memberId], { topic: 'privacy.export', about: { percent } })
    })
  }
}

async function finish(app: AppContext, { exportId, memberId, run }: DataExport, bytes: number): Promise<void> {
  const at = app.clock.now()
  const expiresAt = new Date(at.getTime() + privacyTimes.exportKept)
  await app.inTransaction(async (tx) => {
    if (!(await moveExport(tx, exportId, 'finish', { at, bytes, expiresAt, run }))) {
      // The account may have been closed meanwhile: then nobody is left to fetch it. Another run's file stays.
      if (!(await exportById(tx, exportId))) await requestJob(tx, removeFilesJob, { files: [exportId] })
      return
    }
    await schedule(tx, { entity: 'dataExport', entityId: exportId, event: 'expire', dueAt: expiresAt })
    await publishLiveSignal(tx, [memberId], { topic: 'privacy.export', about: { percent: 100 } })
  })
}

/** The background work that deletes the bytes of files whose rows are gone. */
export const removeFilesJob = 'privacy.removeFiles'
