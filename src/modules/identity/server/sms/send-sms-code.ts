import { requestJob } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { AppContext } from '../../../../api/handler.ts'
import { phoneProblem } from '../../rules/account-fields.ts'
import { picturePurposes, smsLimits, smsRefusal, type SmsPurpose } from '../../rules/limits.ts'
import { countAttempts } from '../sign-in/attempt-counter-repository.ts'
import { consumeCaptcha } from '../sign-in/captcha.ts'
import { macOf } from '../digests-and-tokens.ts'
import { addressPrefix } from '../sessions/session-client.ts'
import { createSmsCode } from './sms-code.ts'

const hour = 60 * 60_000
const firstOf = {
  name: 'identity.smsNumberFirst',
  text: `INSERT INTO sms_number (phone, sent_at) VALUES ($1, '{}') ON CONFLICT DO NOTHING`,
}
const lockNumber = { name: 'identity.smsNumberLock', text: `SELECT sent_at AS "sentAt" FROM sms_number WHERE phone = $1 FOR UPDATE` }
const noteSend = { name: 'identity.smsNumberSent', text: `UPDATE sms_number SET sent_at = $2 WHERE phone = $1` }

export type SmsCodeRequest = {
  readonly phone: string
  readonly purpose: SmsPurpose
  readonly captcha: string
  readonly captchaKey: string
  readonly ip: string
}

/** The job that sends a code: names the number and purpose, never the digits. */
export const sendCodeJob = 'identity.sendCode'

/**
 * Sends a code to a number. Whether the number belongs to anybody changes nothing here, so the answer tells nothing.
 * Limits per number hold across processes by the number's row; per address a captcha is asked from the second send,
 * and from the first for purposes that strangers may ask for.
 */
export async function sendSmsCode(app: AppContext, secret: string, wish: SmsCodeRequest): Promise<null | Failure> {
  const problem = phoneProblem(wish.phone)
  if (problem) return failure(`identity.${problem}`, {}, { field: 'mobile' })
  const refused = await admitAddress(app, secret, wish)
  if (refused) return refused
  const now = app.clock.now()
  const sent = await app.inTransaction<null | Failure>(async (tx) => {
    const tooMany = await claimNumber(tx, wish.phone, now)
    if (tooMany) return tooMany
    await createSmsCode(tx, secret, wish, now)
    await requestJob(tx, sendCodeJob, { phone: wish.phone, purpose: wish.purpose })
    return null
  })
  return isFailure(sent) ? sent : null
}

async function admitAddress(app: AppContext, secret: string, wish: SmsCodeRequest): Promise<Failure | null> {
  const key = macOf(secret, 'smsAddress', addressPrefix(wish.ip))
  const now = app.clock.now()
  const [sends = 1] = await app.inTransaction((tx) => countAttempts(tx, [key], now, hour))
  if (sends > smsLimits.mostPerAddress) return failure('identity.tooManyTries')
  if (sends <= smsLimits.freePerAddress && !picturePurposes.includes(wish.purpose)) return null
  if (wish.captcha === '') return failure('identity.captchaNeeded', {}, { field: 'captcha' })
  return (await consumeCaptcha(app, secret, wish)) ? null : failure('identity.captchaWrong', {}, { field: 'captcha' })
}

/** The job that mails a code. */
export const mailCodeJob = 'identity.mailCode'

/** Mails a code to an address that somebody wants to make theirs; the limits per address are those of a number. */
export async function sendEmailCode(app: AppContext, secret: string, email: string): Promise<null | Failure> {
  const now = app.clock.now()
  return app.inTransaction<null | Failure>(async (tx) => {
    const tooMany = await claimNumber(tx, email, now)
    if (tooMany) return { ...tooMany, field: 'email' }
    await createSmsCode(tx, secret, { phone: email, purpose: 'bindEmail' }, now)
    await requestJob(tx, mailCodeJob, { email })
    return null
  })
}

async function claimNumber(tx: Transaction, phone: string, now: Date): Promise<Failure | null> {
  await execute(tx, firstOf, [phone])
  const [number] = await rows<{ sentAt: Date[] }>(tx, lockNumber, [phone])
  const sentAt = (number?.sentAt ?? []).filter((at) => now.getTime() - at.getTime() < 24 * hour)
  const refused = smsRefusal(sentAt, now)
  if (refused) return failure(`identity.${refused.key}`, { seconds: refused.seconds }, { field: 'mobile' })
  await execute(tx, noteSend, [phone, [...sentAt, now]])
  return null
}
