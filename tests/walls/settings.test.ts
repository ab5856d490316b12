import { expect, test } from 'vitest'
import { settings } from '../../src/modules/site/rules/setting-kinds.ts'
import { sourcesUnder } from './source-tree.ts'

// What declares, names or only checks a setting is no reader of it.
const noReader = /setting-kinds|messages\.ts$|save-settings|loyalty-settings/
const readers = sourcesUnder('src').filter(({ path }) => !noReader.test(path) && !/\.test\.tsx?$/.test(path))

const readersOf = (name: string, sources = readers): readonly string[] =>
  sources.filter(({ text }) => text.includes(`'${name}'`)).map(({ path }) => path)

test('every setting of the console is read by code beyond its declaration', () => {
  const names = settings.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(60)
  expect(names.filter((name) => readersOf(name).length === 0)).toEqual([])
})

test('the wall finds a setting that acts on nothing', () => {
  expect(readersOf('nobody_reads_this')).toEqual([])
  expect(readersOf('points_pay_unit')).not.toEqual([])
})

test('what code reads by name is a setting that the console knows', () => {
  const known = new Set(settings.map(({ name }) => name))
  const asked = readers.flatMap(({ text, path }) =>
    [...text.matchAll(/settingOr\([^,()]+(?:\([^()]*\))?,\s*'([a-z_A-Z0-9]+)'/g)].map(([, name = '']) => `${path}: ${name}`),
  )
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((one) => !known.has(one.split(': ')[1] ?? ''))).toEqual([])
})
