import type { Words } from '../../shared/words.ts'
import type { zh } from './words-city.zh.ts'

export const en = {
  findCity: 'City, province or first letter',
  noCity: 'No such city',
  citiesFailed: 'The cities did not load',
  again: 'Try again',
} satisfies Words<typeof zh>
