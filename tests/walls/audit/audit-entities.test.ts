import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../../../src/kernel/i18n/translate.ts'
import { entityName } from '../../../src/pages/admin/audit/entity-name.ts'

const source = join(import.meta.dirname, '../../../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/test\.ts$|messages\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }))

// The value of an `entity:` up to its comma or line: one word, a choice between two, or a type of several.
const given = files.flatMap(({ file, text }) =>
  [...text.matchAll(/^(?! *(?:\/?\*|\/\/)).*\bentity: ([^,\n;}]+)/gm)].map(([, value = '']) => ({
    file,
    value,
    kinds: [...value.matchAll(/'([A-Za-z_]+)'/g)].map(([, kind]) => kind ?? ''),
  })),
)
// Where a helper takes the kind by its place among the arguments.
const byPlace = files.flatMap(({ text }) =>
  [...text.matchAll(/\bnote\(call, unit, '[A-Za-z.]+', '([A-Za-z_]+)'/g)].map(([, kind]) => kind ?? ''),
)
const written = [...new Set([...given.flatMap(({ kinds }) => kinds), ...byPlace])]

test('every kind of thing that the audit log can name has a name in both languages', () => {
  expect(written).toEqual(expect.arrayContaining(['order', 'purchaseRequest', 'store', 'member', 'salesperson']))
  for (const lang of languages)
    expect(
      written.filter((kind) => entityName(lang, kind) === kind),
      lang,
    ).toEqual([])
})

test('a kind is written where it can be read: as a word, a type, or a constant of a timer', () => {
  const unread = given.filter(
    ({ kinds, value }) => kinds.length === 0 && !/^(string|z\.string|text\(|ScheduledKind|certificateTimer)/.test(value),
  )
  expect(unread).toEqual([])
})
