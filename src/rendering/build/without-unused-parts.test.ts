import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { unusedParts } from './unused-parts.ts'
import { withoutBodies } from './without-unused-parts.ts'

const libraries = join(import.meta.dirname, '../../../node_modules')

function cut(code: string, functions: string, bodies?: Readonly<Record<string, string>>): string {
  return withoutBodies(code, parseSync('part.js', code).program, { file: 'part.js', functions, bodies })
}

test('a named function keeps its name and loses its body, whether it is of the file or of its exports', () => {
  expect(cut('function a(x) { return x }\nfunction b() { return 1 }', 'a')).toBe('function a(x) {}\nfunction b() { return 1 }')
  expect(cut('exports.load = function (x) { return x }', 'load')).toBe('exports.load = function (x) {}')
  expect(cut('function outer() { function a() { return 1 } return a() }', 'a')).toBe('function outer() { function a() {} return a() }')
})

test('a body of its own stands in where one is given', () => {
  expect(cut('async function a() { return 1 }', 'a', { a: '{ throw Error("gone") }' })).toBe('async function a() { throw Error("gone") }')
})

test('a name that is missing or stands there twice stops the build and says which', () => {
  expect(() => cut('function a() {}', 'a b c')).toThrow('part.js has changed, look at src/rendering/build/unused-parts.ts: b, c')
  expect(() => cut('function a() {}\nfunction b() { function a() {} }', 'a')).toThrow(': a')
})

for (const part of unusedParts) {
  test(`${part.file} has every part that is left out, and is shorter and whole without them`, () => {
    const code = readFileSync(join(libraries, part.file), 'utf8')
    const rest = withoutBodies(code, parseSync('part.js', code).program, part)
    expect(parseSync('part.js', rest).errors).toEqual([])
    expect(rest.length).toBeLessThan(code.length)
  })
}
