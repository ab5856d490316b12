import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  demo: 'Demo',
  title: 'WeChat official account (local stand-in)',
  explain: 'Demonstration WeChat users follow the account here or leave it; notices to who follows and is bound are shown in the outbox',
  follow: 'WeChat user {{number}}: follow',
  leave: 'WeChat user {{number}}: leave',
} satisfies Words<typeof zh>
