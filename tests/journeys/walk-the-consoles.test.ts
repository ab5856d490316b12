import { isConsole } from '../../src/rendering/page/page.ts'
import { walkPages } from '../harness/walk-pages.ts'

await walkPages('zh', isConsole)
