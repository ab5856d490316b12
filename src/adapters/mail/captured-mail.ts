import type { MailSender } from '../../modules/identity/server/ports.ts'
import type { Capture } from '../outbox-capture/capture.ts'

/** Mail without a server to send it: kept for /dev/outbox. */
export function capturedMail(capture: Capture): MailSender {
  return ({ to, subject, text }) => capture.keep({ channel: 'mail', receiver: to, subject, body: text })
}
