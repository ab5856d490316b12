import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { DownloadedBill, GatewayRefused, GatewayUnknown } from '../../../modules/payment/server/ports.ts'
import { readWechatBill } from '../bill/read-wechat-bill.ts'
import { exchange, largestBill } from '../gateway-http.ts'
import { authorizationHeader } from './request-authorization.ts'
import { callWechatPay } from './wechatpay-call.ts'
import type { WechatPayConfig } from './wechatpay-config.ts'

const billWire = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.url() })
const unreadable = { kind: 'unknown', reason: 'bill not understood' } as const

/** The trade bill of a day: its address and hash come signed, the file itself is held against the hash. */
export async function downloadWechatBill(config: WechatPayConfig, day: string): Promise<DownloadedBill | GatewayRefused | GatewayUnknown> {
  const asked = await callWechatPay(config, { method: 'GET', path: `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL` })
  if (asked.kind === 'refused' && asked.reason === 'NO_STATEMENT_EXIST') return { kind: 'none' }
  if (asked.kind === 'refused' && asked.reason === 'STATEMENT_CREATING') return { kind: 'later' }
  if (asked.kind !== 'answer') return asked
  const wire = billWire.safeParse(asked.json)
  if (!wire.success) return unreadable
  const url = new URL(wire.data.download_url)
  const credential = { mchId: config.mchId, serial: config.merchantSerial, key: config.merchantPrivateKey }
  const line = { method: 'GET', pathAndQuery: url.pathname + url.search, body: '' } as const
  const headers = { authorization: authorizationHeader(line, credential, config.clock.now()), accept: '*/*', 'user-agent': 'zincbridge' }
  const file = await exchange(url.href, { method: 'GET', headers }, largestBill)
  if (file.kind === 'unknown') return file
  if (file.status !== 200) return { kind: 'unknown', reason: `HTTP ${file.status}` }
  if (createHash('sha1').update(file.body).digest('hex') !== wire.data.hash_value.toLowerCase())
    return { kind: 'unknown', reason: 'bill altered: its hash differs' }
  const entries = readWechatBill(file.body.toString('utf8'))
  return entries ? { kind: 'bill', entries } : unreadable
}
