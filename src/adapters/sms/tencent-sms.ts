import { z } from 'zod'
import type { SmsSender } from '../../modules/identity/server/ports.ts'
import { callSmsProvider, ProviderRefusal } from './call-sms-provider.ts'
import { templateOf, type SmsAccount } from './sms-account.ts'
import { tencentHeaders } from './tencent-signature.ts'

export type TencentSmsAccount = SmsAccount & { readonly appId: string; readonly region: string }

// A refusal of the whole call, or one status for each number: we send to one.
const answerShape = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string() }).optional(),
    SendStatusSet: z.array(z.object({ Code: z.string() })).optional(),
  }),
})

/** Text messages through Tencent Cloud SMS: SendSms of 2021-01-11. Facts fill the template's {1}, {2} … in their order. */
export function tencentSms(account: TencentSmsAccount, endpoint = 'https://sms.tencentcloudapi.com', now = () => new Date()): SmsSender {
  const { host } = new URL(endpoint)
  return async (message) => {
    const body = JSON.stringify({
      PhoneNumberSet: [`+86${message.phone}`],
      SmsSdkAppId: account.appId,
      SignName: account.signName,
      TemplateId: templateOf(account, message),
      TemplateParamSet: Object.values(message.facts),
    })
    const timestamp = Math.floor(now().getTime() / 1000)
    const signed = tencentHeaders(account, { host, service: 'sms', action: 'SendSms', body, timestamp })
    const headers = { ...signed, 'x-tc-version': '2021-01-11', 'x-tc-region': account.region }
    const answer = answerShape.safeParse(await callSmsProvider('tencent', endpoint, headers, body))
    if (!answer.success) throw new ProviderRefusal('tencent: answer not understood')
    const { Error: refused, SendStatusSet: [first] = [] } = answer.data.Response
    const code = refused?.Code ?? first?.Code ?? 'no status'
    if (code !== 'Ok') throw new ProviderRefusal(`tencent: ${code}`)
  }
}
