import { requestJob } from '../../../shared/events.ts'
import type { House } from '../../../api/handler.ts'
import { tellLive } from '../../../shared/live.ts'
import { schedule } from '../../../shared/timers.ts'
import { directoryRow } from '../../member/server/public.ts'
import { privacyTimes } from '../rules/privacy-times.ts'
import { writeHtml, writeJson, type EachRow } from './export-document.ts'
import { putFiles } from './export-files.ts'
import { exportById, moveExport, noteProgress, type DataExport } from './export-store.ts'
import { eachPersonalRow, type Whose } from './personal-rows.ts'
import type { PrivacyDeps, ZipWriter } from './ports.ts'

/** How far the bar is when the files are in, and when the page to read is. */
const parts = { files: 50, page: 75, all: 99 } as const

/** Gathers an export, packs and seals it while it is written. A run that broke off begins again; one that fails for good says so. */
export async function makeExport(house: House, deps: PrivacyDeps, exportId: string): Promise<void> {
  const begun = await move(house, exportId, 'begin')
  const wanted = begun ?? (await exportById(house.read, exportId))
  if (wanted?.state !== 'RUNNING') return
  try {
    await finish(house, wanted, await pack(house, deps, wanted))
  } catch (error) {
    await move(house, exportId, 'fail')
    throw error
  }
}

/** Writes the sealed ZIP; how many bytes it has for its owner. */
async function pack(house: House, deps: PrivacyDeps, wanted: DataExport): Promise<number> {
  let bytes = 0
  await deps.files.write(wanted.exportId, async (sink) => {
    const sealed = deps.seal.sealInto(sink)
    const zip = deps.openZip((piece) => {
      bytes += piece.length
      return sealed.write(piece)
    })
    await fill(house, deps, wanted, zip)
    await zip.finish()
    await sealed.end()
  })
  return bytes
}

async function fill(house: House, deps: PrivacyDeps, wanted: DataExport, zip: ZipWriter): Promise<void> {
  const row = await directoryRow(house.read, wanted.memberId)
  const whose: Whose = { memberId: wanted.memberId, phone: row?.phone ?? null }
  const tables = [...deps.tables].toReversed()
  const tell = teller(house, wanted)
  const filesLeft = await putFiles(house, deps, { tables, whose, zip }, (share) => tell(parts.files * share))
  const about = { name: row?.memberName ?? '', at: house.clock.now(), lang: wanted.lang, filesLeft }
  const eachUpTo =
    (from: number, to: number): EachRow =>
    async (place, table, take) => {
      await house.inUnit((unit) => eachPersonalRow(unit, { table, place }, whose, take))
      await tell(from + ((to - from) * (place + 1)) / tables.length)
    }
  await zip.deflate('index.html', (write) => writeHtml(write, tables, eachUpTo(parts.files, parts.page), about))
  await zip.deflate('data.json', (write) => writeJson(write, tables, eachUpTo(parts.page, parts.all), about))
}

/** Tells of every tenth part: a bar that moves, without a write per table and file. */
function teller(house: House, { exportId, memberId }: DataExport): (percent: number) => Promise<void> {
  let told = 0
  return async (share) => {
    const percent = Math.floor(share)
    if (percent < told + 10) return
    told = percent
    await house.inUnit(async (unit) => {
      await noteProgress(unit, exportId, percent)
      await tellLive(unit, [memberId], { topic: 'privacy.export', about: { percent } })
    })
  }
}

async function finish(house: House, { exportId, memberId }: DataExport, bytes: number): Promise<void> {
  const at = house.clock.now()
  const expiresAt = new Date(at.getTime() + privacyTimes.exportKept)
  await house.inUnit(async (unit) => {
    // The account may have been closed meanwhile: then nobody is left to fetch it.
    if (!(await moveExport(unit, exportId, 'finish', { at, bytes, expiresAt })))
      return requestJob(unit, removeFilesJob, { files: [exportId] })
    await schedule(unit, { entity: 'dataExport', entityId: exportId, event: 'expire', dueAt: expiresAt })
    await tellLive(unit, [memberId], { topic: 'privacy.export', about: { percent: 100 } })
  })
}

/** The background work that deletes the bytes of files whose rows are gone. */
export const removeFilesJob = 'privacy.removeFiles'

async function move(house: House, exportId: string, event: 'begin' | 'fail'): Promise<DataExport | null> {
  return house.inUnit((unit) => moveExport(unit, exportId, event, { at: house.clock.now() }))
}
