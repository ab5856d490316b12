import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { SmsSender } from '../../modules/identity/server/ports.ts'
import { alibabaHeaders, alibabaQuery } from './alibaba-signature.ts'
import { callSmsProvider, ProviderRefusal } from './call-sms-provider.ts'
import { templateOf, type SmsAccount } from './sms-account.ts'

const answerShape = z.object({ Code: z.string() })

/** Text messages through Alibaba Cloud's short message service: SendSms of 2017-05-25. */
export function alibabaSms(account: SmsAccount, endpoint = 'https://dysmsapi.aliyuncs.com', now = () => new Date()): SmsSender {
  const { host } = new URL(endpoint)
  return async (message) => {
    const query = {
      PhoneNumbers: message.phone,
      SignName: account.signName,
      TemplateCode: templateOf(account, message),
      TemplateParam: JSON.stringify(message.facts),
    }
    const headers = alibabaHeaders(account, {
      host,
      action: 'SendSms',
      version: '2017-05-25',
      query,
      body: '',
      date: now()
        .toISOString()
        .replace(/\.\d+Z$/, 'Z'),
      nonce: randomUUID(),
    })
    const answer = answerShape.safeParse(await callSmsProvider('alibaba', `${endpoint}/?${alibabaQuery(query)}`, headers, ''))
    const code = answer.success ? answer.data.Code : 'answer not understood'
    if (code !== 'OK') throw new ProviderRefusal(`alibaba: ${code}`)
  }
}
