import type { Words } from '../../../shared/words.ts'
import type { zh } from './words-share.zh.ts'

export const en = {
  title: 'Share',
  close: 'Close',
  drawing: 'Drawing the poster…',
  failed: 'The poster could not be drawn; the link can be copied',
  poster: 'Poster of {{name}}',
  scan: 'Scan to open',
  address: 'Link to these goods',
  copy: 'Copy link',
  copied: 'Link copied',
  copyYourself: 'The browser does not allow copying; please copy the link above yourself',
  save: 'Save poster',
} satisfies Words<typeof zh>
