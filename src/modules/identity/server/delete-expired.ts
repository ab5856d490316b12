import type { AppContext } from '../../../api/handler.ts'
import { requestJob } from '../../../kernel/events/events.ts'
import { execute, type Transaction } from '../../../kernel/database/transaction.ts'

const hour = 3600_000
/** How long ended sessions stay for the list of a member's devices and for questions about a theft. */
const keepEndedFor = 30 * 24 * hour
/** How long support can tell why somebody did not get in; the inventory of personal data says the same. */
const keepRefusalsFor = 90 * 24 * hour

const statements = [
  { name: 'identity.forgetSessions', text: `DELETE FROM login_session WHERE expires_at < $1 OR revoked_at < $1`, keep: keepEndedFor },
  { name: 'identity.forgetTokens', text: `DELETE FROM session_token WHERE idle_until < $1`, keep: 24 * hour },
  { name: 'identity.forgetAttempts', text: `DELETE FROM attempt_counter WHERE window_end < $1`, keep: 0 },
  { name: 'identity.forgetCodes', text: `DELETE FROM sms_code WHERE expires_at < $1`, keep: hour },
  {
    name: 'identity.forgetNumbers',
    text: `DELETE FROM sms_number WHERE (SELECT max(at) FROM unnest(sent_at) AS at) < $1`,
    keep: 24 * hour,
  },
  { name: 'identity.forgetCaptchas', text: `DELETE FROM captcha WHERE expires_at < $1`, keep: 0 },
  { name: 'identity.forgetQrLogins', text: `DELETE FROM qr_login WHERE expires_at < $1`, keep: hour },
  { name: 'identity.forgetRefusals', text: `DELETE FROM login_refusal WHERE at < $1`, keep: keepRefusalsFor },
  { name: 'identity.forgetWechatStates', text: `DELETE FROM wechat_state WHERE expires_at < $1`, keep: 0 },
  { name: 'identity.forgetWechatBinds', text: `DELETE FROM wechat_bind WHERE expires_at < $1`, keep: 0 },
] as const

export const deleteExpiredJob = 'identity.forgetExpired'

/** Asks for the next round of forgetting. The key keeps it one job, however many processes ask. */
export async function scheduleDeleteExpired(tx: Transaction, now: Date): Promise<void> {
  await requestJob(tx, deleteExpiredJob, {}, { key: deleteExpiredJob, runAt: new Date(now.getTime() + hour) })
}

/** Deletes what nothing asks for any more, once an hour: expired tokens, codes, counters and pictures. Says how many rows. */
export async function deleteExpired(app: AppContext): Promise<number> {
  const now = app.clock.now()
  let forgotten = 0
  for (const { keep, ...statement } of statements) {
    forgotten += await app.inTransaction((tx) => execute(tx, statement, [new Date(now.getTime() - keep)]))
  }
  await app.inTransaction((tx) => scheduleDeleteExpired(tx, now))
  return forgotten
}
