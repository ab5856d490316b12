import { z } from 'zod'
import type { JobTasks } from '../../../api/background.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { smsLimits, smsPurposes } from '../rules/limits.ts'
import { identityMessages } from '../messages.ts'
import { deleteExpired, deleteExpiredJob } from './delete-expired.ts'
import type { MailSender, SmsSender } from './ports.ts'
import { mailCodeJob, sendCodeJob } from './sms/send-sms-code.ts'
import { currentSmsCode } from './sms/sms-code.ts'

const codePayload = z.object({ phone: z.string(), purpose: z.enum(smsPurposes) })
const mailPayload = z.object({ email: z.string() })

/** The background work of this module. */
export function identityTasks(deps: {
  readonly secret: string
  readonly sendSms: SmsSender | null
  readonly sendMail: MailSender | null
}): JobTasks {
  const say = translate('zh', identityMessages)
  return {
    [deleteExpiredJob]: async (app) => void (await deleteExpired(app)),
    [sendCodeJob]: async (app, payload) => {
      const { phone, purpose } = codePayload.parse(payload)
      const code = await currentSmsCode(app.read, deps.secret, { phone, purpose }, app.clock.now())
      // A code that is used, replaced or too old by now would only confuse.
      if (!code || !deps.sendSms) return
      const facts = { code, minutes: String(smsLimits.lifetime / 60_000) }
      await deps.sendSms({ phone, text: say('smsCodeText', facts), template: { use: 'code' }, facts })
    },
    [mailCodeJob]: async (app, payload) => {
      const { email } = mailPayload.parse(payload)
      const code = await currentSmsCode(app.read, deps.secret, { phone: email, purpose: 'bindEmail' }, app.clock.now())
      if (code && deps.sendMail)
        await deps.sendMail({
          to: email,
          subject: say('mailCodeSubject'),
          text: say('smsCodeText', { code, minutes: smsLimits.lifetime / 60_000 }),
        })
    },
  }
}
