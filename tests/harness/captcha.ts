import type { House } from '../../src/api/handler.ts'
import { makeCaptcha } from '../../src/modules/identity/server/captcha.ts'

/** A picture and what is written in it, as a person would read it. */
export async function captchaAnswerFor(house: House, secret: string): Promise<{ captcha: string; captchaKey: string }> {
  const { captchaKey, answer } = await makeCaptcha(house, secret)
  return { captcha: answer, captchaKey }
}
