import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

// A house of its own with our preload and one program, so that nothing appears among our sources.
let root = ''
const program = (): string => join(root, 'src', 'program.ts')

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'zb-plain-'))
  cpSync(import.meta.dirname, join(root, 'tools', 'plain'), { recursive: true })
  for (const folder of ['src', 'database', 'bench']) mkdirSync(join(root, folder))
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
})
afterAll(() => rmSync(root, { recursive: true }))

/** What the program prints when it is run as the mall is. */
function run(text: string): string {
  writeFileSync(program(), text)
  const register = pathToFileURL(join(root, 'tools', 'plain', 'register.mjs')).href
  return execFileSync(process.execPath, ['--import', register, program()], { encoding: 'utf8', cwd: root })
}

test('a program runs from the plain text of its present types, never from that of an older one', () => {
  expect(run('const amount: number = 7\nconsole.log(amount)\n')).toBe('7\n')
  expect(run('const amount: number = 7\nconsole.log(amount)\n')).toBe('7\n')
  expect(run('const amount: bigint = 8n\nconsole.log(String(amount))\n')).toBe('8\n')
})

test('the compiler of types is not in the memory of what serves people', () => {
  const text = 'const heavy: boolean = process.memoryUsage().arrayBuffers > 2_000_000\nconsole.log(heavy)\n'
  expect(run(text)).toBe('false\n')
  expect(execFileSync(process.execPath, [program()], { encoding: 'utf8', cwd: root })).toBe('true\n')
})
