import { partsRunner } from './checks/run-parts.ts'
import { staticChecks } from './checks/static-checks.ts'
import { vitestPart } from './checks/vitest-part.ts'

// `npm run check`: the part of `npm test` that needs neither a database nor a browser.
const runner = partsRunner((text) => process.stdout.write(text))
await runner.runLanes(staticChecks, [vitestPart('walls', ['walls']), vitestPart('rules', ['rules'])])
runner.close()
