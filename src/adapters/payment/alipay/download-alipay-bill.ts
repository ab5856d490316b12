import { z } from 'zod'
import type { DownloadedBill, GatewayRefused, GatewayUnknown } from '../../../modules/payment/server/ports.ts'
import { readAlipayBill } from '../bill/read-alipay-bill.ts'
import { exchange, largestBill } from '../gateway-http.ts'
import { callAlipay } from './alipay-call.ts'
import type { AlipayConfig } from './alipay-config.ts'

const billWire = z.object({ bill_download_url: z.url() })

/** The trade bill of a day. Its address comes signed and is good for half a minute. */
export async function downloadAlipayBill(config: AlipayConfig, day: string): Promise<DownloadedBill | GatewayRefused | GatewayUnknown> {
  const asked = await callAlipay(config, 'alipay.data.dataservice.bill.downloadurl.query', { bill_type: 'trade', bill_date: day })
  // The gateway says the same for a day without trades and for one whose bill is not written yet.
  if (asked.kind === 'refused' && /bill_not_exist$/i.test(asked.reason)) return { kind: 'none' }
  if (asked.kind !== 'answer') return asked
  const wire = billWire.safeParse(asked.content)
  if (!wire.success) return { kind: 'unknown', reason: 'bill not understood' }
  const file = await exchange(wire.data.bill_download_url, { method: 'GET', headers: { 'user-agent': 'zincbridge' } }, largestBill)
  if (file.kind === 'unknown') return file
  if (file.status !== 200) return { kind: 'unknown', reason: `HTTP ${file.status}` }
  const entries = readAlipayBill(file.body)
  return entries ? { kind: 'bill', entries } : { kind: 'unknown', reason: 'bill not understood' }
}
