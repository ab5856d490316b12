import type { Words } from '../../../shared/words.ts'
import type { zh } from './words-preview.zh.ts'

export const en = {
  home: 'Home',
  breadcrumb: 'You are here',
  preview: 'File preview',
  download: 'Download',
  size: '{{size}} kB',
  isCut: 'The file is long: only its beginning is shown. Download it to see all.',
  isBroken: 'The file cannot be read here. Download it and open it with its own program.',
  isOther: 'This kind of file cannot be shown here. Download it to open it.',
  openPdf: 'Open PDF',
  pdfHelp: 'It opens in a new window, in the viewer of the browser',
  empty: 'There is nothing to show in this file',
  table: 'Table',
  strange: 'Somebody sent you this file: open it only if you trust the sender.',
} satisfies Words<typeof zh>
