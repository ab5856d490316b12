import { z } from 'zod'
import type { JobTasks } from '../../../api/background.ts'
import { speak } from '../../../shared/words.ts'
import { smsLimits, smsPurposes } from '../rules/sms-limits.ts'
import { identityWords } from '../words.ts'
import { forgetExpired, forgetJob } from './forget-expired.ts'
import type { MailSender, SmsSender } from './ports.ts'
import { mailCodeJob, sendCodeJob } from './send-sms-code.ts'
import { openSmsCode } from './sms-code.ts'

const codePayload = z.object({ phone: z.string(), purpose: z.enum(smsPurposes) })
const mailPayload = z.object({ email: z.string() })

/** The background work of this module. */
export function identityTasks(deps: {
  readonly secret: string
  readonly sendSms: SmsSender | null
  readonly sendMail: MailSender | null
}): JobTasks {
  const say = speak('zh', identityWords)
  return {
    [forgetJob]: async (house) => void (await forgetExpired(house)),
    [sendCodeJob]: async (house, payload) => {
      const { phone, purpose } = codePayload.parse(payload)
      const code = await openSmsCode(house.read, deps.secret, { phone, purpose }, house.clock.now())
      // A code that is used, replaced or too old by now would only confuse.
      if (!code || !deps.sendSms) return
      const facts = { code, minutes: String(smsLimits.lifetime / 60_000) }
      await deps.sendSms({ phone, text: say('smsCodeText', facts), template: { use: 'code' }, facts })
    },
    [mailCodeJob]: async (house, payload) => {
      const { email } = mailPayload.parse(payload)
      const code = await openSmsCode(house.read, deps.secret, { phone: email, purpose: 'bindEmail' }, house.clock.now())
      if (code && deps.sendMail)
        await deps.sendMail({
          to: email,
          subject: say('mailCodeSubject'),
          text: say('smsCodeText', { code, minutes: smsLimits.lifetime / 60_000 }),
        })
    },
  }
}
