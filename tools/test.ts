import { buildWeb } from './build-web.ts'
import { ensureBrowser } from './checks/browser.ts'
import type { Outcome, Part } from './checks/outcome.ts'
import { closingLine, outcomeOfCheck, sumOf } from './checks/outcome.ts'
import { runTool } from './checks/run-part.ts'
import { countTests, vitestPart } from './checks/vitest-part.ts'
import { secondsSince } from './progress.ts'

// `npm test`: every check and every test, to the end even when an early part fails, two parts at a time.
const patienceMs = 300_000
const begin = performance.now()
const print = (text: string): void => {
  process.stdout.write(text)
}
const running = new Map<string, number>()
const outcomes: Outcome[] = []

async function runPart(part: Part): Promise<void> {
  const partBegin = performance.now()
  running.set(part.name, partBegin)
  const outcome = await part
    .run()
    .catch((error: unknown): Outcome => outcomeOfCheck(1, error instanceof Error ? (error.stack ?? '') : String(error)))
  running.delete(part.name)
  outcomes.push(outcome)
  print(
    `${outcome.failed > 0 ? '✗' : outcome.passed > 0 ? '✓' : '–'} ${part.name.padEnd(14)} ${closingLine(outcome)}  (${secondsSince(partBegin)})\n`,
  )
  if (outcome.detail) print(`${outcome.detail.replaceAll(/^/gm, '    ')}\n`)
}

async function runLane(parts: readonly Part[]): Promise<void> {
  for (const part of parts) await runPart(part)
}

function check(name: string, script: string, args: readonly string[]): Part {
  return {
    name,
    run: async () => {
      const { code, output } = await runTool(script, args, { patienceMs })
      return outcomeOfCheck(code, output)
    },
  }
}

const webBuild: Part = { name: 'web build', run: async () => outcomeOfCheck(0, String(await buildWeb())) }

const journeys: Part = {
  name: 'journeys',
  run: async () => {
    const browser = await ensureBrowser((line) => print(`  … ${line}\n`))
    if ('path' in browser) return vitestPart('journeys', ['journeys'], { CHROMIUM_PATH: browser.path }).run()
    const skipped = Math.max(1, await countTests('journeys'))
    return { passed: 0, failed: 0, skipped, detail: `浏览器测试已跳过。Journeys skipped: ${browser.missing}` }
  },
}

const heartbeat = setInterval(() => {
  const names = [...running].map(([name, since]) => `${name} ${secondsSince(since)}`)
  if (names.length > 0) print(`  … ${names.join(', ')}\n`)
}, 20_000)

await Promise.all([
  runLane([
    check('types', 'typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json']),
    check('lint', 'oxlint/bin/oxlint', []),
    check('format', 'oxfmt/bin/oxfmt', ['--check']),
    check('unused', 'knip/bin/knip.js', []),
    webBuild,
  ]),
  runLane([vitestPart('walls', ['walls']), vitestPart('rules', ['rules']), vitestPart('calls', ['calls'])]),
])
await runPart(journeys)

clearInterval(heartbeat)
const sum = sumOf(outcomes)
print(`\n${secondsSince(begin)}\n${closingLine(sum)}\n`)
process.exitCode = sum.failed > 0 ? 1 : 0
