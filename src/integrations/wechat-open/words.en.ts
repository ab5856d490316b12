import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  demo: 'Demo',
  title: 'WeChat open platform (local stand-in)',
  explain: 'Choose a demonstration WeChat user instead of scanning with a phone',
  person: 'WeChat user {{number}}',
  refuse: 'Refuse',
} satisfies Words<typeof zh>
