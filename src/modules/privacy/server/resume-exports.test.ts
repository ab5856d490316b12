import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import { filesInMemory } from '../../../../tests/fixtures/inputs/files-in-memory.ts'
import { aWayIn, wayInDeps } from '../../../../tests/fixtures/browser/login.ts'
import { allMessages } from '../../../app/registration/all-messages.ts'
import { privacyDeps } from '../../../app/registration/personal-data.ts'
import { exportList, exportRequest } from '../endpoints.ts'
import { privacyHandlers } from './handlers.ts'
import { privacyTasks } from './privacy-tasks.ts'
import { resumeExports } from './resume-exports.ts'

const { database, house, login, visitorBy } = await aWayIn()
const db = await database.connect()
const { files, kept } = filesInMemory()
const deps = privacyDeps(wayInDeps.secret, files, allMessages)
const ask = asker(house, privacyHandlers(deps))
const make = (exportId: string, with_ = deps) => privacyTasks(with_)['privacy.makeExport']?.(house, { exportId })

const visitorOf = async (name: string) => ({ visitor: await visitorBy((await login(name)).accessToken) })
const stateOf = async (who: Awaited<ReturnType<typeof visitorOf>>) => {
  const { list, canRequest } = (await ask(exportList, {}, who)).data ?? { list: [], canRequest: false }
  return { state: list[0]?.state, progress: list[0]?.progress, canRequest }
}
/** Jobs that were put back, by the export they are for. */
const resumed = async () => {
  const { rows } = await db.query<{ id: string }>(
    `SELECT payload->>'exportId' AS id FROM graphile_worker._private_jobs WHERE key LIKE 'privacy.makeExport:%'`,
  )
  return rows.map((row) => row.id)
}
const aMinuteAndMore = () =>
  db.query(`UPDATE data_export SET alive_at = alive_at - interval '61 seconds', requested_at = requested_at - interval '61 seconds'`)

test('a copy whose process is killed in the middle is put back once and made by another', { timeout: 60_000 }, async () => {
  const buyer = await visitorOf('demo_buyer')
  const exportId = (await ask(exportRequest, {}, buyer)).data?.exportId ?? ''
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../../tests/fixtures/server/exporting-process.ts')], {
    env: { ...process.env, DATABASE_URL: database.url, EXPORT_ID: exportId },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  expect(child.kill('SIGKILL')).toBe(true)
  await once(child, 'exit')
  expect(await stateOf(buyer)).toMatchObject({ state: 'RUNNING', canRequest: false })
  // It spoke a moment ago: nobody can know yet, and nobody takes it.
  expect(await resumeExports(house)).toBe(0)
  await make(exportId)
  expect(kept.size).toBe(0)
  await aMinuteAndMore()
  expect(await Promise.all([resumeExports(house), resumeExports(house)])).toEqual([1, 1])
  expect(await resumed()).toEqual([exportId])
  await make(exportId)
  expect(await stateOf(buyer)).toEqual({ state: 'READY', progress: 100, canRequest: true })
  expect(kept.has(exportId)).toBe(true)
  await aMinuteAndMore()
  expect(await resumeExports(house)).toBe(0)
})

test('one whose job died before it began is put back too', async () => {
  const company = await visitorOf('demo_company')
  const exportId = (await ask(exportRequest, {}, company)).data?.exportId ?? ''
  // Silence is told by the database's clock, requests by the house's.
  await db.query('UPDATE data_export SET requested_at = now() WHERE export_id = $1', [exportId])
  expect(await resumeExports(house)).toBe(0)
  await aMinuteAndMore()
  expect(await resumeExports(house)).toBe(1)
  expect(await resumed()).toContain(exportId)
  await make(exportId)
  expect(await stateOf(company)).toMatchObject({ state: 'READY' })
})

test('a process that slept and comes to itself finds its copy taken over, and neither spoils nor fails it', async () => {
  const sub = await visitorOf('demo_sub')
  const exportId = (await ask(exportRequest, {}, sub)).data?.exportId ?? ''
  let wake: () => void = () => undefined
  const asleep = new Promise<void>((resolve) => (wake = resolve))
  let began: () => void = () => undefined
  const beginning = new Promise<void>((resolve) => (began = resolve))
  const slow: typeof files = {
    ...files,
    write: (name, fill) => {
      const parts: Uint8Array[] = []
      return fill(async (piece) => {
        began()
        await asleep
        parts.push(piece)
      }).then(() => void kept.set(name, Buffer.from('the sleeper’s')))
    },
  }
  const sleeper = make(exportId, { ...deps, files: slow })
  await beginning
  await aMinuteAndMore()
  await make(exportId)
  const made = kept.get(exportId)
  expect(await stateOf(sub)).toMatchObject({ state: 'READY' })
  wake()
  await sleeper
  expect(kept.get(exportId)).toBe(made)
  expect(await stateOf(sub)).toMatchObject({ state: 'READY', progress: 100 })
})
