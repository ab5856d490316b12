import { isConsole } from '../../../src/rendering/page/page.ts'
import { walkPages } from '../../fixtures/browser/walk-pages.ts'

await walkPages('en', (row) => !isConsole(row))
