import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  absent: 'There is no such conversation',
  ownStore: 'You cannot chat with your own store',
  empty: 'Please write something',
  fileGone: 'The file is gone or has expired: please upload it again',
  fileMissing: 'Please choose a file',
  fileTooLarge: 'A file may have at most 5 MB',
  fileRefused:
    'Pictures, PDF, Excel, Word and text files are accepted; this one is of another kind, or its content does not match its name',
  fileTooMany: 'Too many files today: please try again tomorrow',
  goodsAbsent: 'These goods do not exist or are off the shelf',
  orderAbsent: 'There is no such order',
  moved: 'A colleague has dealt with this conversation meanwhile: please reload',
  noAgent: 'This colleague may not answer customers',
  hoursInvalid: 'Please write the time as 08:30',
  answerAbsent: 'There is no such quick answer',
  answersFull: 'A desk has at most 100 quick answers',
  notClosed: 'A conversation can be rated after it has ended',
  rated: 'You have already rated this conversation',
  standardGreeting: 'Hello, and welcome. Tell us size, quantity and where it should go, and we answer as soon as we can.',
  standardAway: 'Hello. Our desk is closed now: please leave a message, and we answer when it opens.',
  platform: 'ZincBridge service',
  platformAgent: 'Platform service',
  lastPicture: '[Picture]',
  lastFile: '[File] {{name}}',
  lastGoods: '[Goods] {{name}}',
  lastOrder: '[Order] {{name}}',
  lastClosed: 'Conversation ended',
  orderDetail: '{{count}} {{count|kind|kinds}} of goods',
} satisfies Words<typeof zh>
