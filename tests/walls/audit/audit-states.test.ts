import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { channelName, stateName } from '../../../src/pages/admin/audit/state-name.ts'
import { languages } from '../../../src/kernel/i18n/translate.ts'

const source = join(import.meta.dirname, '../../../src')
const migrations = join(import.meta.dirname, '../../../database/migrations')
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/test\.ts$|messages\.ts$/.test(file),
)
const quoted = (text: string) => [...text.matchAll(/'([A-Za-z_]+)'/g)].map(([, word]) => word ?? '')

const ofMachines = files
  .filter((file) => file.endsWith('-machine.ts'))
  .flatMap((file) => quoted(read(source, file)).filter((word) => /^[A-Z_]{3,}$/.test(word)))
// A move that is written out: its state stands behind `from:` or `to:`.
const written = files
  .filter((file) => /server/.test(file))
  .flatMap((file) => [...read(source, file).matchAll(/\b(?:from|to): '([A-Za-z_]{3,})'/g)].map(([, state]) => state ?? ''))
const ofTables = readdirSync(migrations).flatMap((file) =>
  [...read(migrations, file).matchAll(/\b\w*state\w* +text[^,;()]*CHECK \(\s*\w*state IN \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    quoted(list),
  ),
)

test('every state of a machine, of a table and of a move has a name in both languages for the audit log', () => {
  const states = [...new Set([...ofMachines, ...written, ...ofTables])]
  expect(states).toEqual(expect.arrayContaining(['PENDING_PAYMENT', 'SUSPENDED', 'REVOKED', 'off_shelf']))
  for (const lang of languages)
    expect(
      states.filter((state) => stateName(lang, state) === state),
      lang,
    ).toEqual([])
})

test('every channel has one, too', () => {
  const [, list = ''] = /readonly channel: ([^\n]+)/.exec(read(source, 'kernel/audit/audit.ts')) ?? []
  const channels = quoted(list)
  expect(channels).toContain('gateway')
  for (const lang of languages) expect(channels.filter((channel) => channelName(lang, channel) === channel)).toEqual([])
})
