import { yuanText } from '../../kernel/money/money.ts'
import { translate } from '../../kernel/i18n/translate.ts'
import type { SmallTransfer } from '../../modules/member/server/ports.ts'
import type { Capture } from '../outbox-capture/capture.ts'
import { bankMessages } from './messages.ts'

/** Small transfers without a bank: kept for /dev/outbox, where a demonstration reads the amount. */
export function capturedTransfer(capture: Capture): SmallTransfer {
  const say = translate('zh', bankMessages)
  return ({ accountName, bankName, accountNo, amount }) =>
    capture.keep({
      channel: 'payment',
      receiver: accountName,
      subject: say('checkSubject'),
      body: say('checkBody', { bank: bankName, tail: accountNo.slice(-4), amount: yuanText(amount) }),
    })
}
