import { walkPages } from '../harness/walk-pages.ts'

await walkPages('en', () => true)
