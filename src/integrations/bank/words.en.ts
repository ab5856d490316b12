import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  checkSubject: 'Small transfer that proves a bank account',
  checkBody:
    '¥{{amount}} was transferred to the account ending in {{tail}} at {{bank}}; its owner enters the amount on the verification page.',
} satisfies Words<typeof zh>
