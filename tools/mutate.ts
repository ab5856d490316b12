import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './checks/run-part.ts'

// node tools/setup.mjs tools/mutate.ts [file …]: changes one sign at a time in rules of money and says which changes no test of theirs
// sees. Works in a copy; takes some seconds for each change, so it is not part of `npm test`.
const rulesOfMoney = [
  'src/kernel/money/allocate.ts',
  'src/kernel/money/rounding.ts',
  'src/kernel/money/vat.ts',
  'src/modules/settlement/rules/order-share.ts',
  'src/modules/settlement/rules/supplement-share.ts',
  'src/modules/aftersale/rules/refundable.ts',
]
const changes: readonly (readonly [RegExp, string])[] = [
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ <= /g, ' < '],
  [/ >= /g, ' > '],
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ \* /g, ' / '],
  [/ \/ /g, ' * '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/\b0n\b/g, '1n'],
  [/\b1n\b/g, '2n'],
]

type Mutant = { readonly file: string; readonly line: number; readonly text: string; readonly code: string }

/** Every change of one place of a file, outside of comments and of lines that only declare types or import. */
function mutantsOf(file: string): Mutant[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    if (/^\s*(\*|\/\/|\/\*|import |export type |type )/.test(line)) return []
    const code = line.split(' // ')[0] ?? ''
    return changes.flatMap(([sign, other]) =>
      [...code.matchAll(sign)].map((found) => {
        const text = code.slice(0, found.index) + other + code.slice(found.index + found[0].length)
        return { file, line: index + 1, text: text.trim(), code: lines.with(index, text).join('\n') }
      }),
    )
  })
}

const copy = mkdtempSync(join(tmpdir(), 'zincbridge-mutants-'))
for (const name of readdirSync(root)) if (!['src', '.git', '.data', 'build'].includes(name)) symlinkSync(join(root, name), join(copy, name))
cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true })
/** Whether a test fails; null where they did not end in time, which says nothing. */
function isCaught(folders: readonly string[]): boolean | null {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', '--bail', '1', ...folders],
    {
      cwd: copy,
      env: { ...process.env, NODE_ENV: 'test' },
      timeout: 120_000,
    },
  )
  return status === null ? null : status !== 0
}

const asked = process.argv.slice(2)
let caught = 0
let all = 0
try {
  for (const file of asked.length > 0 ? asked : rulesOfMoney) {
    const tests = [file.slice(0, file.lastIndexOf('/'))]
    for (const mutant of mutantsOf(file)) {
      writeFileSync(join(copy, file), mutant.code)
      const isSeen = isCaught(tests)
      if (isSeen !== null) all += 1
      if (isSeen) caught += 1
      else if (isSeen === null) process.stdout.write(`not ended: ${file}:${mutant.line} ${mutant.text}\n`)
      else process.stdout.write(`not seen: ${file}:${mutant.line} ${mutant.text}\n`)
    }
    writeFileSync(join(copy, file), readFileSync(join(root, file)))
    process.stdout.write(`${file}: ${caught} of ${all} seen so far\n`)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
process.stdout.write(`${caught} of ${all} changes were seen (${all === 0 ? 0 : Math.round((caught / all) * 100)} %)\n`)
