import type { AppContext } from '../../src/api/handler.ts'
import { createCaptcha } from '../../src/modules/identity/server/sign-in/captcha.ts'

/** A picture and what is written in it, as a person would read it. */
export async function captchaAnswerFor(house: AppContext, secret: string): Promise<{ captcha: string; captchaKey: string }> {
  const { captchaKey, answer } = await createCaptcha(house, secret)
  return { captcha: answer, captchaKey }
}
