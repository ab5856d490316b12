import { isConsole } from '../../src/api/page.ts'
import { walkPages } from '../harness/walk-pages.ts'

await walkPages('zh', (row) => !isConsole(row))
