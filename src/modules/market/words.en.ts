import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  perTonne: 'CNY/t',
  dollarsPerTonne: 'USD/t',
  dayInvalid: 'The day is not valid; write it as 2026-11-20',
  dayToCome: '{{date}} has not come yet',
  priceInvalid: 'A price is a number above 0 with at most four decimals',
  outOfBand: 'The mean must lie between the lowest and the highest price',
  premiumInvalid: 'A premium is a number and may be negative',
  columnMissing: 'The file lacks the column {{column}}',
  fileEmpty: 'The file has no lines of data',
  fileTooLong: 'At most {{most}} lines at once',
  lineTwice: '{{day}} is in the file twice',
  noSeries: 'There is no series {{series}}',
  reasonNeeded: '{{date}} has a quote already; a correction needs a reason',
  tooManyAlerts: 'At most {{most}} alerts',
} satisfies Words<typeof zh>
