import { requestJob } from '../../../shared/events.ts'
import type { House } from '../../../api/handler.ts'
import { tellLive } from '../../../shared/live.ts'
import { schedule } from '../../../shared/timers.ts'
import { directoryRow } from '../../member/server/public.ts'
import { privacyTimes } from '../rules/privacy-times.ts'
import { htmlDocument, jsonDocument, type Gathered } from './export-document.ts'
import { exportById, moveExport, noteProgress, type DataExport } from './export-store.ts'
import { personalRows, type Whose } from './personal-rows.ts'
import type { PrivacyDeps } from './ports.ts'

// What a browser and this process can bear: the rest is named in the document.
const mostFileBytes = 60 * 1024 * 1024

/** Gathers an export, packs and seals it. A run that broke off begins again; one that fails for good says so. */
export async function makeExport(house: House, deps: PrivacyDeps, exportId: string): Promise<void> {
  const begun = await move(house, exportId, 'begin')
  const wanted = begun ?? (await exportById(house.read, exportId))
  if (wanted?.state !== 'RUNNING') return
  try {
    const packed = await pack(house, deps, wanted)
    await deps.files.put(exportId, deps.seal.seal(packed))
    await finish(house, wanted, packed.length)
  } catch (error) {
    await move(house, exportId, 'fail')
    throw error
  }
}

async function pack(house: House, deps: PrivacyDeps, wanted: DataExport): Promise<Buffer> {
  const row = await directoryRow(house.read, wanted.memberId)
  const whose: Whose = { memberId: wanted.memberId, phone: row?.phone ?? null }
  const gathered: Gathered[] = []
  const tables = [...deps.tables].toReversed()
  for (const [place, table] of tables.entries()) {
    gathered.push({ table, rows: await personalRows(house.read, table, place, whose) })
    // Every tenth table is told: a bar that moves, without a write per table.
    if (place % 10 === 9) await progress(house, wanted, Math.round((90 * (place + 1)) / tables.length))
  }
  const { files, left } = await ownFiles(deps, gathered)
  const about = { name: row?.memberName ?? '', at: house.clock.now(), lang: wanted.lang, filesLeft: left }
  const encoder = new TextEncoder()
  return deps.zip({
    'index.html': encoder.encode(htmlDocument(gathered, about)),
    'data.json': encoder.encode(jsonDocument(gathered, about)),
    ...files,
  })
}

async function ownFiles(deps: PrivacyDeps, gathered: readonly Gathered[]) {
  const names = gathered.flatMap(({ table, rows }) => {
    const column = table.fileColumn
    return column && table.table !== 'data_export' ? rows.map((row) => ({ id: String(row[column]), name: String(row['name'] ?? '') })) : []
  })
  const files: Record<string, Uint8Array> = {}
  let [bytes, left] = [0, 0]
  for (const { id, name } of names) {
    const content = await deps.files.get(id)
    if (!content) continue
    bytes += content.length
    if (bytes > mostFileBytes) left += 1
    else files[`files/${id}${name ? `-${name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')}` : '.webp'}`] = new Uint8Array(content)
  }
  return { files, left }
}

async function progress(house: House, { exportId, memberId }: DataExport, percent: number): Promise<void> {
  await house.inUnit(async (unit) => {
    await noteProgress(unit, exportId, percent)
    await tellLive(unit, [memberId], { topic: 'privacy.export', about: { percent } })
  })
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
