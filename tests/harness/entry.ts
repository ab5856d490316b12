import { createHmac, randomUUID } from 'node:crypto'
import type { Window } from './browser.ts'
import { journeySecret, type RunningMall } from './running-mall.ts'

/** Every picture that this window asks for shows `text`: the test writes what a person would read. */
export async function knownPicture({ page }: Window, mall: RunningMall, text: string): Promise<void> {
  const db = await mall.database.connect()
  await page.route('**/v3/msg/front/commons/captcha*', async (route) => {
    const captchaKey = randomUUID()
    const mac = createHmac('sha256', journeySecret).update(`captcha\n${captchaKey}\n${text}`).digest()
    await db.query(`INSERT INTO captcha (id, answer_mac, expires_at) VALUES ($1, $2, now() + interval '5 minutes')`, [captchaKey, mac])
    const image = '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="32"/>'
    await route.fulfill({ json: { state: 200, msg: '', data: { captchaKey, image } } })
  })
}

/** The digits of the newest text to a number, as the demonstration's outbox shows them. */
export async function sentCode(address: string, phone: string): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await fetch(`${address}/dev/outbox.json?to=${phone}`)
    const { list } = (await answer.json()) as { list: { body: string }[] }
    const code = /[0-9]{6}/.exec(list[0]?.body ?? '')?.[0]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`no code was sent to ${phone}`)
}
