import type { SmsSender } from '../../modules/identity/server/ports.ts'
import type { Capture } from '../outbox-capture/capture.ts'

/** Text messages without a provider: kept for /dev/outbox. */
export function capturedSms(capture: Capture): SmsSender {
  return ({ phone, text }) => capture.keep({ channel: 'sms', receiver: phone, subject: '', body: text })
}
