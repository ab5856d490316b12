import { randomUUID } from 'node:crypto'
import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { AppContext } from '../../../../api/handler.ts'
import { captchaProblem } from '../../rules/account-fields.ts'
import { macOf } from '../digests-and-tokens.ts'

const lifetime = 5 * 60_000
const insert = { name: 'identity.captchaInsert', text: `INSERT INTO captcha (id, answer_mac, expires_at) VALUES ($1,$2,$3)` }
// Gone with the first answer, right or wrong: each picture buys one guess.
const take = {
  name: 'identity.captchaTake',
  text: `DELETE FROM captcha WHERE id = $1 RETURNING answer_mac = $2 AND expires_at > $3 AS right`,
}

export type Captcha = { readonly captchaKey: string; readonly image: string; readonly answer: string }

/** Draws four characters without the ones that look alike, and keeps a keyed digest of them for five minutes. */
export async function createCaptcha(house: Pick<AppContext, 'inTransaction' | 'clock'>, secret: string): Promise<Captcha> {
  // It brings a font reader, which most visitors never need.
  const { create } = await import('svg-captcha-fixed')
  const drawn = create({
    size: 4,
    width: 120,
    height: 40,
    fontSize: 46,
    noise: 2,
    color: true,
    background: '#f5f7fa',
    ignoreChars: '0Oo1lIi5Ss2Zz',
  })
  const captchaKey = randomUUID()
  const expires = new Date(house.clock.now().getTime() + lifetime)
  await house.inTransaction((tx) => execute(tx, insert, [captchaKey, answerMac(secret, captchaKey, drawn.text), expires]))
  return { captchaKey, image: drawn.data, answer: drawn.text }
}

/** True when the characters belong to the picture. Upper and lower case are the same to people. */
export async function consumeCaptcha(
  house: Pick<AppContext, 'inTransaction' | 'clock'>,
  secret: string,
  given: { captchaKey: string; captcha: string },
): Promise<boolean> {
  if (captchaProblem(given.captcha) || !/^[0-9a-f-]{36}$/.test(given.captchaKey)) return false
  return house.inTransaction((tx) => taken(tx, secret, given, house.clock.now()))
}

async function taken(tx: Transaction, secret: string, given: { captchaKey: string; captcha: string }, now: Date): Promise<boolean> {
  const [answer] = await rows<{ right: boolean }>(tx, take, [given.captchaKey, answerMac(secret, given.captchaKey, given.captcha), now])
  return answer?.right ?? false
}

function answerMac(secret: string, captchaKey: string, answer: string): Buffer {
  return macOf(secret, 'captcha', `${captchaKey}\n${answer.toLowerCase()}`)
}
