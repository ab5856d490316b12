import { buildWeb } from './build-web.ts'
import { ensureBrowser } from './checks/browser.ts'
import { outcomeOfCheck, type Part } from './checks/outcome.ts'
import { partsRunner } from './checks/run-parts.ts'
import { staticChecks } from './checks/static-checks.ts'
import { countTests, vitestPart } from './checks/vitest-part.ts'

// `npm test`: every check and every test, to the end even when an early part fails, two parts at a time.
const print = (text: string): void => {
  process.stdout.write(text)
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

const runner = partsRunner(print)
// Pages wait for the build and run one file at a time: about as long as everything else that needs no browser.
await runner.runLanes(
  [webBuild, vitestPart('pages', ['pages'])],
  [...staticChecks, vitestPart('walls', ['walls']), vitestPart('rules', ['rules']), vitestPart('calls', ['calls'])],
)
// Journeys take both cores: two files at a time, each with a mall, a database and a browser of its own.
await runner.runLanes([journeys])
runner.close()
