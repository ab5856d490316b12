import { outcomeOfCheck, type Part } from './outcome.ts'
import { runTool } from './run-part.ts'

const patienceMs = 300_000

function check(name: string, script: string, args: readonly string[]): Part {
  return {
    name,
    run: async () => {
      const { code, output } = await runTool(script, args, { patienceMs })
      return outcomeOfCheck(code, output)
    },
  }
}

/** What can be said about the code without running it. Each counts as one test. */
export const staticChecks: readonly Part[] = [
  check('types', 'typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json']),
  check('lint', 'oxlint/bin/oxlint', []),
  check('format', 'oxfmt/bin/oxfmt', ['--check']),
  check('unused', 'knip/bin/knip.js', []),
]
