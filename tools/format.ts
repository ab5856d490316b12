import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// `npm run format`: writes every file in the one style that `npm test` checks.
const formatter = join(import.meta.dirname, '..', 'node_modules', '.bin', 'oxfmt')
process.exitCode = spawnSync(formatter, [], { stdio: 'inherit', cwd: join(import.meta.dirname, '..') }).status ?? 1
