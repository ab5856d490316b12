import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../../../src/kernel/i18n/translate.ts'
import { actionName } from '../../../src/ui/console/action-name.ts'

const source = join(import.meta.dirname, '../../../src')
const written = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/action: '([a-zA-Z]+(?:\.[a-zA-Z]+)+)'/g)].map(([, action]) => action ?? ''),
  )

test('every action that the audit log can hold has a name in both languages', () => {
  expect(written).toContain('order.submit')
  for (const lang of languages)
    expect(
      written.filter((action) => actionName(lang, action) === action),
      lang,
    ).toEqual([])
})
