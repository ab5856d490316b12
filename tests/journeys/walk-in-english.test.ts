import { walkPages } from '../fixtures/browser/walk-pages.ts'

await walkPages('en', () => true)
