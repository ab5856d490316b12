import type { Words } from '../../../shared/words.ts'
import type { zh } from './words-code.zh.ts'

export const en = {
  title: 'Material codes',
  lead: 'Your own codes for SKUs of the mall: search by them; orders and documents show them',
  rows: 'Rows to import',
  rowsHint: 'Each row: material code, SKU number, your name for it (paste from a spreadsheet)',
  import: 'Import',
  file: 'Choose a CSV file',
  outcome: '{{added}} added, {{changed}} changed, {{wrong}} rows with errors',
  rowError: 'Row {{row}}: {{text}}',
  keyword: 'Code, name or SKU number',
  none: 'No material codes yet',
  noneHelp: 'Paste rows above or choose a file',
  colCode: 'Material code',
  colName: 'Your name',
  colGoods: 'Goods of the mall',
  gone: 'No longer sold',
  delete: 'Delete',
  deleteAsk: 'Delete the material code {{code}}?',
  deleted: 'Deleted',
  cancel: 'Cancel',
} satisfies Words<typeof zh>
