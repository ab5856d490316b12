import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the demonstration says in English beside names: terms by their Chinese text, descriptions by goods and store. */
export type DemoEnglish = {
  readonly terms: Readonly<Record<string, string>>
  readonly goods: Readonly<Record<string, string>>
  readonly stores: Readonly<Record<string, string>>
}

export const demoEnglish: DemoEnglish = JSON.parse(readFileSync(join(import.meta.dirname, 'english.json'), 'utf8'))
