import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  addressGone: 'This address does not exist or was deleted',
  addressTooMany: 'You can keep at most {{max}} addresses',
  receiverRequired: 'please enter the receiver',
  regionInvalid: 'please choose a valid region',
  detailRequired: 'please enter the detailed address',
  detailTooShort: 'the detailed address needs at least {{min}} characters',
  memberType1: 'Personal member',
  memberType2: 'Verified buyer',
  memberType3: 'Verified enterprise',
  memberType4: 'Designer',
  memberType5: 'Salesperson',
  memberType6: 'Enterprise sub-account',
} satisfies Words<typeof zh>
