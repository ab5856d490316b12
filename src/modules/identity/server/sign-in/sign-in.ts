import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { AppContext } from '../../../../api/handler.ts'
import { isPhone, loginProblem, type LoginForm } from '../../rules/account-fields.ts'
import { passwordLength } from '../../rules/password-length.ts'
import { loginTriesOutcome, loginLimits } from '../../rules/limits.ts'
import { accountByName, accountByPhone, savePasswordHash, type Account } from '../accounts/account-repository.ts'
import { countAttempts, clearAttempts, undoAttempts } from './attempt-counter-repository.ts'
import { consumeCaptcha } from './captcha.ts'
import type { IdentityDeps } from '../deps.ts'
import { recordLoginRefusal } from './record-login-refusal.ts'
import { openSession, type Tokens } from '../sessions/open-session.ts'
import { macOf } from '../digests-and-tokens.ts'
import { addressPrefix, type SessionClient } from '../sessions/session-client.ts'
import { redeemSmsCode } from '../sms/sms-code.ts'

export type SignInForm = LoginForm & { readonly captcha: string; readonly captchaKey: string }

/** Logs in and opens a session; a refusal is kept with its reason, which the answer does not say. */
export async function signIn(
  app: AppContext,
  deps: IdentityDeps,
  form: SignInForm,
  client: SessionClient,
  cityCode = '',
): Promise<Tokens | Failure> {
  const outcome = await trySignIn(app, deps, form, client)
  if (isFailure(outcome)) await recordLoginRefusal(app, deps.secret, outcome, { form, client, cityCode })
  return outcome
}

/**
 * Logs in by account and password or by phone and SMS code, and opens a session. An unknown account, a wrong
 * password and an account without password answer the same, after the same work.
 */
async function trySignIn(app: AppContext, deps: IdentityDeps, form: SignInForm, client: SessionClient): Promise<Tokens | Failure> {
  const problem = loginProblem(form)
  if (problem) return failure(`identity.${problem.key}`, passwordLength, { field: problem.field })
  const keys = countersOf(deps.secret, form.username, client)
  const refused = await admitTry(app, deps, form, keys)
  if (refused) return refused
  const proven = form.loginType === 1 ? await byPassword(app, deps, form) : await bySmsCode(app, deps, form)
  if (isFailure(proven)) return proven
  if (proven.account.state !== 'ACTIVE') return failure('identity.accountSuspended')
  const now = app.clock.now()
  return app.inTransaction(async (tx) => {
    await clearAttempts(tx, keys.pair)
    await undoAttempts(tx, [keys.account, keys.address])
    if (proven.newHash) await savePasswordHash(tx, proven.account.id, proven.newHash)
    return openSession(tx, deps.secret, { accountId: proven.account.id, client, means: form.loginType === 1 ? 'password' : 'sms' }, now)
  })
}

type Proven = { readonly account: Account; readonly newHash: string | null }
type Counters = { readonly pair: Buffer; readonly address: Buffer; readonly account: Buffer }

function countersOf(secret: string, username: string, client: SessionClient): Counters {
  const name = username.toLowerCase()
  const address = addressPrefix(client.ip)
  return {
    pair: macOf(secret, 'loginPair', `${name}\n${address}`),
    address: macOf(secret, 'loginAddress', address),
    account: macOf(secret, 'loginAccount', name),
  }
}

// Counted before the hash is computed and kept whatever comes of it, so that parallel guesses cannot slip through.
async function admitTry(app: AppContext, deps: IdentityDeps, form: SignInForm, keys: Counters): Promise<Failure | null> {
  const now = app.clock.now()
  const counted = await app.inTransaction((tx) => countAttempts(tx, [keys.pair, keys.address, keys.account], now, loginLimits.window))
  const [pair = 1, address = 1, account = 1] = counted
  const verdict = loginTriesOutcome({ pair, address, account })
  if (verdict === 'open') return null
  if (verdict === 'refused') return failure('identity.tooManyTries')
  if (form.captcha === '') return failure('identity.captchaNeeded', {}, { field: 'captcha' })
  return (await consumeCaptcha(app, deps.secret, form)) ? null : failure('identity.captchaWrong', {}, { field: 'captcha' })
}

async function byPassword(app: AppContext, deps: IdentityDeps, form: LoginForm): Promise<Proven | Failure> {
  const find = isPhone(form.username) ? accountByPhone : accountByName
  const account = await find(app.read, form.username)
  const checked = await deps.passwords.verify(form.password, account?.passwordHash ?? null)
  if (checked === 'busy') return failure('identity.busy')
  if (!account || !checked.matches) return failure('identity.wrongCredentials')
  return { account, newHash: checked.stale ? await deps.passwords.hash(form.password) : null }
}

async function bySmsCode(app: AppContext, deps: IdentityDeps, form: LoginForm): Promise<Proven | Failure> {
  const right = await redeemSmsCode(app, deps.secret, { phone: form.username, purpose: 'free', code: form.password })
  if (!right) return failure('identity.smsCodeWrong', {}, { field: 'password' })
  // Said only to somebody who holds the phone, so it tells a stranger nothing.
  const account = await accountByPhone(app.read, form.username)
  return account ? { account, newHash: null } : failure('identity.phoneUnknown', {}, { field: 'username' })
}
