import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { root } from './checks/run-part.ts'

// node tools/setup.mjs tools/mutate.ts [file … | machines]: changes one sign at a time in rules of money, or one entry at a time in the
// tables of state machines and rights, and says which changes no test of theirs sees. Works in a copy, where every change gets a folder of its own beside the rules, so that one run of the tests judges all changes of a file.
const rulesOfMoney = [
  'src/kernel/money/allocate.ts',
  'src/kernel/money/rounding.ts',
  'src/kernel/money/vat.ts',
  'src/kernel/money/unit-price.ts',
  'src/kernel/quantity/unit-conversion.ts',
  'src/modules/catalog/rules/resolve-price.ts',
  'src/modules/catalog/rules/price-precedence.ts',
  'src/modules/catalog/rules/sale-quantity.ts',
  'src/modules/pricing/rules/line-sum.ts',
  'src/modules/pricing/rules/freight.ts',
  'src/modules/promotion/rules/discount.ts',
  'src/modules/promotion/rules/apply-coupons.ts',
  'src/modules/order/rules/partial-line-stock.ts',
  'src/modules/payment/rules/capture-outcome.ts',
  'src/modules/payment/rules/subject-outcome.ts',
  'src/modules/payment/rules/compare-bill.ts',
  'src/modules/wallet/rules/recharge-outcome.ts',
  'src/modules/loyalty/rules/lots.ts',
  'src/modules/loyalty/rules/points-payment.ts',
  'src/modules/credit/rules/cover-lines.ts',
  'src/modules/credit/rules/credit-terms.ts',
  'src/modules/weighing/rules/weight-settlement.ts',
  'src/modules/weighing/rules/supplement-refund.ts',
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
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
]

type Mutant = { readonly line: number; readonly text: string; readonly code: string }

/** Every change of one place of a file, outside of comments and of lines that only declare types or import. */
function mutantsOf(file: string): Mutant[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    if (/^\s*(\*|\/\/|\/\*|import |export type |type )/.test(line)) return []
    const code = line.split(' // ')[0] ?? ''
    return changes.flatMap(([sign, other]) =>
      // A default behind `??` is for a place that is never empty.
      [...code.matchAll(sign)]
        .filter((found) => !code.slice(0, found.index).endsWith('?? '))
        .map((found) => {
          const text = code.slice(0, found.index) + other + code.slice(found.index + found[0].length)
          return { line: index + 1, text: text.trim(), code: lines.with(index, text).join('\n') }
        }),
    )
  })
}

/**
 * Every change of one entry of a table of moves: a state, a person or a side-state fewer in `from`, `who` and `unless`, and another
 * state behind `to`.
 */
function tableMutantsOf(file: string): Mutant[] {
  const code = readFileSync(join(root, file), 'utf8')
  const states = [...(/states: \[([^\]]*)\]/.exec(code)?.[1]?.matchAll(/'\w+'/g) ?? [])].map(([state]) => state)
  const at = (from: number, length: number, by: string): Mutant => ({
    line: code.slice(0, from).split('\n').length,
    text: `${code.slice(from, from + length)} → ${by || 'nothing'}`,
    code: code.slice(0, from) + by + code.slice(from + length),
  })
  const fewer = [...code.matchAll(/\b(?:from|who|unless): \[([^\]]*)\]/g)].flatMap((list) =>
    [...list[0].matchAll(/'\w+',?/g)].map((entry) => at(list.index + entry.index, entry[0].length, '')),
  )
  const elsewhere = [...code.matchAll(/\bto: ('\w+')/g)].map((to) =>
    at(to.index, to[0].length, `to: ${states.find((state) => state !== to[1]) ?? "'NOWHERE'"}`),
  )
  return [...fewer, ...elsewhere]
}

const isMachine = (file: string): boolean => file.endsWith('-machine.ts')
const machines = (): string[] =>
  readdirSync(join(root, 'src/modules'))
    .map((module) => `src/modules/${module}/rules`)
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter(isMachine)

const copy = mkdtempSync(join(tmpdir(), 'zincbridge-mutants-'))
for (const name of readdirSync(root)) if (!['src', '.git', '.data', 'build'].includes(name)) symlinkSync(join(root, name), join(copy, name))
cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true })
writeFileSync(
  join(copy, 'vitest.mutants.ts'),
  `export default { root: ${JSON.stringify(copy)}, test: { include: ['src/**/*.test.ts'], isolate: false, pool: 'forks', maxWorkers: 1, testTimeout: 20000 } }`,
)

/** Which tests judge a file of a folder: those that read it where hundreds of changes each run them, or where the others need a database. */
function testsOf(folder: string, name: string): string[] {
  if (!isMachine(name) && folder.includes('/rules')) return [`${folder}/`]
  const readers = readdirSync(join(copy, folder)).filter(
    (test) => test.endsWith('.test.ts') && readFileSync(join(copy, folder, test), 'utf8').includes(`./${name}'`),
  )
  return readers.length > 0 ? readers.map((test) => `${folder}/${test}`) : [`${folder}/`]
}

/** The numbers of the changes that a test sees, of those in `some`; one that does not end is seen as well. */
function seenOf(folder: string, name: string, mutants: readonly Mutant[], some: readonly number[]): Set<number> {
  const folders = some.map((number) => `${folder}_m${number}`)
  for (const [place, number] of some.entries()) {
    cpSync(join(copy, folder), join(copy, folders[place] ?? ''), { recursive: true })
    writeFileSync(join(copy, folders[place] ?? '', name), mutants[number]?.code ?? readFileSync(join(root, folder, name)))
  }
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const program = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.mutants.ts', '--reporter=json', `--outputFile=${report}`]
  const { status } = spawnSync(process.execPath, [...program, ...folders.flatMap((one) => testsOf(one, name))], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'test' },
    // A change that never ends is seen too; a busy machine is given ten minutes before that is believed.
    timeout: 600_000 + some.length * 5_000,
    killSignal: 'SIGKILL',
  })
  for (const one of folders) rmSync(join(copy, one), { recursive: true, force: true })
  if (status === null || !existsSync(report)) {
    if (some.length === 1) return new Set(some)
    const middle = Math.ceil(some.length / 2)
    return seenOf(folder, name, mutants, some.slice(0, middle)).union(seenOf(folder, name, mutants, some.slice(middle)))
  }
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: { name: string; status: string }[] }
  const failed = testResults.filter((one) => one.status === 'failed').map((one) => one.name)
  return new Set(some.filter((_, place) => failed.some((path) => path.includes(`/${folders[place]}/`))))
}

const asked = process.argv.slice(2)
let caught = 0
let all = 0
try {
  for (const file of asked[0] === 'machines' ? machines() : asked.length > 0 ? asked : rulesOfMoney) {
    const [folder, name] = [dirname(file), basename(file)]
    const mutants = isMachine(file) ? tableMutantsOf(file) : mutantsOf(file)
    // Behind the last one stands the file as it is: its tests must pass.
    const seen = seenOf(folder, name, mutants, [...mutants.keys(), mutants.length])
    if (seen.has(mutants.length)) throw new Error(`the tests of ${file} fail without any change`)
    for (const [number, { line, text }] of mutants.entries())
      if (!seen.has(number)) process.stdout.write(`not seen: ${file}:${line} ${text}\n`)
    caught += seen.size
    all += mutants.length
    process.stdout.write(`${file}: ${seen.size} of ${mutants.length}; ${caught} of ${all} so far\n`)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
process.stdout.write(`${caught} of ${all} changes were seen (${all === 0 ? 0 : Math.round((caught / all) * 100)} %)\n`)
