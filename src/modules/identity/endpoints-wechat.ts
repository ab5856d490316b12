import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { consented } from './endpoints-registration.ts'
import { tokens } from './endpoints.ts'

const field = z.string().max(200).default('')

/** Begins a login with WeChat in this browser; `from` is where the person wants to go afterwards. */
export const wechatBegin = endpoint({
  method: 'POST',
  path: 'v3/member/front/login/wechat/begin',
  summary: 'Begin a login with WeChat',
  guard: 'anyone',
  rate: 'login',
  input: z.object({ from: z.string().max(1000).default('/') }),
  output: z.object({ /** Where to send the browser. */ url: z.string() }),
})

/** Binds the WeChat account of a bind key to a phone and logs in. The SMS code is one of type `bindMobile`. */
export const mobileBind = endpoint({
  method: 'POST',
  path: 'v3/member/front/login/wechat/bindMobile',
  summary: 'Bind a phone after a login with WeChat',
  guard: 'anyone',
  rate: 'login',
  input: z.object({
    bindKey: field,
    mobile: field,
    smsCode: field,
    loginPassword: field,
    agreements: z.array(consented).max(10).default([]),
  }),
  output: tokens,
  note: 'An account that has the phone already gives its login password too (code identity.bindNeedsPassword).',
})

/** Whether the login with WeChat is offered here. */
export const wechatOn = endpoint({
  method: 'GET',
  path: 'v3/member/front/login/wechat/show',
  summary: 'Whether one can log in with WeChat',
  guard: 'anyone',
  rate: 'read',
  input: z.object({}),
  output: z.object({ isOn: z.boolean() }),
})
