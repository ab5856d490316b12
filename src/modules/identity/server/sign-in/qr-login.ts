import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Call } from '../../../../api/handler.ts'
import { qrBrowserRefusalReason, qrPhoneRefusalReason } from '../../rules/login-refusal.ts'
import type { IdentityDeps } from '../deps.ts'
import { recordNamelessLoginRefusal } from './record-login-refusal.ts'
import { openSession, type Tokens } from '../sessions/open-session.ts'
import {
  addQrLogin,
  redeemQrLogin,
  qrLoginStatusOf,
  qrStateOf,
  scanQrLogin,
  answerQrLogin,
  type QrKey,
  type ScannedQr,
} from './qr-login-repository.ts'
import { hashOf, randomToken } from '../digests-and-tokens.ts'
import { clientOf } from '../sessions/session-client.ts'

/** Seconds that a QR code lives (specification §9). */
export const qrSeconds = 300
const expired = 4

/** Draws a code. The nonce stays in the browser's cookie: a stolen picture or `u` collects nothing (reliability S9). */
export async function beginQrLogin(call: Call, deps: IdentityDeps): Promise<{ u: string; image: string; nonce: string }> {
  const u = randomToken()
  const nonce = randomToken()
  const createdAt = call.app.clock.now()
  const expiresAt = new Date(createdAt.getTime() + qrSeconds * 1000)
  const qr = {
    uHash: hashOf(u),
    nonceHash: hashOf(nonce),
    ip: call.ip,
    userAgent: call.userAgent,
    cityCode: call.cityCode,
    createdAt,
    expiresAt,
  }
  await call.app.inTransaction((tx) => addQrLogin(tx, qr))
  const { toDataURL } = await import('qrcode')
  const picture = await toDataURL(`${deps.siteUrl}/qr/${u}`, { errorCorrectionLevel: 'M', margin: 1, width: 240 })
  return { u, nonce, image: picture.slice(picture.indexOf(',') + 1) }
}

/** What a poll learns. A foreign, unknown, used or old code are all the same: expired. */
export async function pollQrLogin(
  call: Call,
  deps: IdentityDeps,
  u: string,
  nonce: string,
): Promise<{ progress: number; tokens: Tokens | null }> {
  const now = call.app.clock.now()
  const key = { uHash: hashOf(u), nonceHash: hashOf(nonce), now }
  const polled = await call.app.inTransaction(async (tx) => {
    const accountId = await redeemQrLogin(tx, key)
    if (accountId === null) return { state: await qrStateOf(tx, key), tokens: null }
    return { state: 2, tokens: await openSession(tx, deps.secret, { accountId, client: clientOf(call), means: 'qr' }, now) }
  })
  if (polled.state === null) await noteUncollected(call, deps, key)
  // Confirmed between the two statements: the next poll takes it.
  const progress = polled.state === 2 && !polled.tokens ? 1 : polled.state
  return { progress: progress ?? expired, tokens: polled.tokens }
}

async function noteUncollected(call: Call, deps: IdentityDeps, key: QrKey): Promise<void> {
  const qr = await qrLoginStatusOf(call.app.read, key)
  const reason = qrBrowserRefusalReason(qr)
  if (!qr || !reason) return
  await recordNamelessLoginRefusal(call, deps.secret, { means: 'qr', reason, accountId: qr.accountId, once: key.uHash.toString('hex') })
}

/** The phone's first step: ties the code to this member and shows which browser asks. */
export async function scanQr(call: Call, deps: IdentityDeps, u: string, accountId: number): Promise<ScannedQr | Failure> {
  const scanned = await call.app.inTransaction((tx) => scanQrLogin(tx, hashOf(u), accountId, call.app.clock.now()))
  return scanned ?? refuseAtPhone(call, deps, u, accountId)
}

/** The phone's second step, only for the member who scanned. A "no" is kept as well: somebody tried to get in as this member. */
export async function answerQr(
  call: Call,
  deps: IdentityDeps,
  { u, accountId, answer }: { u: string; accountId: number; answer: 'confirm' | 'cancel' },
): Promise<null | Failure> {
  const state = answer === 'confirm' ? 2 : 3
  const asked = await call.app.inTransaction((tx) => answerQrLogin(tx, hashOf(u), accountId, call.app.clock.now(), state))
  if (!asked) return answer === 'confirm' ? refuseAtPhone(call, deps, u, accountId) : failure('identity.qrGone')
  if (answer === 'cancel') await recordNamelessLoginRefusal(call, deps.secret, { means: 'qr', reason: 'qrDenied', accountId, from: asked })
  return null
}

async function refuseAtPhone(call: Call, deps: IdentityDeps, u: string, accountId: number): Promise<Failure> {
  const nobody = hashOf('')
  const qr = await qrLoginStatusOf(call.app.read, { uHash: hashOf(u), nonceHash: nobody, now: call.app.clock.now() })
  await recordNamelessLoginRefusal(call, deps.secret, { means: 'qr', reason: qrPhoneRefusalReason(qr, accountId), accountId })
  return failure('identity.qrGone')
}
