import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  reasonShort: 'please say why, in at least {{least}} characters; the member will read it',
  nobody: 'There is no such member or store, or the account is closed',
  lookOver: 'This view has ended or was opened by somebody else; please give a reason again',
  businessPrices: 'Sees business prices',
  retailPrices: 'Sees retail prices',
  hasPassword: 'Has a login password',
  noPassword: 'Has no login password: only codes by SMS or QR log in',
  not_pay: 'Cannot pay: {{state}}',
  not_cancel: 'Cannot cancel: {{state}}; after the payment it is a refund',
  not_receive: 'Cannot confirm receipt: no shipment is on its way, or the order is frozen',
  not_evaluate: 'Cannot evaluate: not completed, or evaluated already',
} satisfies Words<typeof zh>
