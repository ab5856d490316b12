import { afterAll, expect, test } from 'vitest'
import { alibabaSms } from './alibaba-sms.ts'
import { ProviderRefusal } from './call-sms-provider.ts'
import { tencentSms } from './tencent-sms.ts'
import { aSmsProvider } from './testing/sms-provider.ts'

const account = {
  keyId: 'LTAI-demo',
  keySecret: 'kept by both sides',
  signName: '锌桥',
  templates: { code: 'SMS_1', invitation: '', quotation: 'T3' },
}
const provider = await aSmsProvider(account)
afterAll(provider.close)
const tencentAccount = { ...account, appId: '1400000000', region: 'ap-guangzhou' }
const facts = { code: '482913', minutes: '5' }
const message = { phone: '13800000002', text: 'what a person reads', template: { use: 'code' }, facts } as const
const senders = {
  alibaba: (changed = {}, now?: () => Date) => alibabaSms({ ...account, ...changed }, provider.address, now),
  tencent: (changed = {}, now?: () => Date) => tencentSms({ ...tencentAccount, ...changed }, provider.address, now),
} as const
const both = ['alibaba', 'tencent'] as const

test('Alibaba Cloud gets number, signature, template and facts by name', async () => {
  await senders.alibaba()(message)
  const query = { PhoneNumbers: '13800000002', SignName: '锌桥', TemplateCode: 'SMS_1', TemplateParam: JSON.stringify(facts) }
  expect(provider.taken.at(-1)?.query).toEqual(query)
})

test('Tencent Cloud gets the number with its country, and facts in their order', async () => {
  await senders.tencent()({ ...message, template: { use: 'notice', number: '77' } })
  expect(provider.taken.at(-1)?.body).toEqual({
    PhoneNumberSet: ['+8613800000002'],
    SmsSdkAppId: '1400000000',
    SignName: '锌桥',
    TemplateId: '77',
    TemplateParamSet: ['482913', '5'],
  })
})

test.for(both)('%s: a wrong secret, a wrong key and an old clock send nothing', async (name) => {
  const before = provider.taken.length
  await expect(senders[name]({ keySecret: 'another' })(message)).rejects.toThrow(/Signature/)
  await expect(senders[name]({ keyId: 'nobody' })(message)).rejects.toThrow(/NotFound/)
  await expect(senders[name]({}, () => new Date(Date.now() - 3_600_000))(message)).rejects.toThrow(/Expire/)
  expect(provider.taken).toHaveLength(before)
})

test.for(both)('%s: a refusal is thrown with its code and without the number', async (name) => {
  provider.refuseWith('isv.BUSINESS_LIMIT_CONTROL')
  const refused = await senders[name]()(message).catch((error: unknown) => error)
  provider.refuseWith(null)
  expect(refused).toBeInstanceOf(ProviderRefusal)
  expect(String(refused)).toMatch(/isv\.BUSINESS_LIMIT_CONTROL/)
  expect(String(refused)).not.toContain('1380')
})

test.for(both)('%s: a message without a reviewed template is not sent', async (name) => {
  const before = provider.taken.length
  await expect(senders[name]()({ ...message, template: { use: 'invitation' } })).rejects.toThrow(/no template/)
  expect(provider.taken).toHaveLength(before)
})

test('a provider that does not answer is a refusal, so the job tries again', async () => {
  await expect(alibabaSms(account, 'http://127.0.0.1:1')(message)).rejects.toThrow(/no answer/)
})
