import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { CarrierReport, CarrierTraceService } from '../../modules/fulfilment/server/ports.ts'

export type Kuaidi100Account = {
  /** Without a trailing slash. */
  readonly baseUrl: string
  readonly customer: string
  readonly key: string
  /** Signs the reports that the service pushes. */
  readonly salt: string
  readonly callbackUrl: string
}

/** MD5 in capital hex, as the service signs. */
export const kuaidiSign = (text: string): string => createHash('md5').update(text, 'utf8').digest('hex').toUpperCase()

// A character that no database text can hold would make the service deliver the same push for ever.
const text = z.string().transform((told) => told.replaceAll('\0', ''))
const event = z.object({ time: z.string().default(''), ftime: z.string().default(''), context: text, areaName: text.nullish() })
const result = z.object({
  com: text,
  nu: text,
  state: z.coerce.string().pipe(text),
  ischeck: z.coerce.string().default('0'),
  data: z.array(event).max(1000).default([]),
})
const push = z.object({ status: z.string(), message: text.default(''), lastResult: result })
const subscribed = z.object({ result: z.boolean(), returnCode: z.coerce.string(), message: z.string().default('') })
const refusedQuery = z.object({ result: z.literal(false), message: z.string().default('') })

/** Times are of Asia/Shanghai without saying so. */
function timeOf({ ftime, time }: z.output<typeof event>): Date | null {
  const found = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(:\d{2})?)$/.exec(ftime || time)
  const at = found && new Date(`${found[1]}T${found[2]}${found[3] ? '' : ':00'}+08:00`)
  return at && !Number.isNaN(at.getTime()) ? at : null
}

function reportOf(of: z.output<typeof result>, ended: boolean, message: string): CarrierReport {
  const events = of.data.flatMap((one) => {
    const at = timeOf(one)
    return at && one.context.trim() !== '' ? [{ at, text: one.context.trim().slice(0, 500), place: (one.areaName ?? '').slice(0, 60) }] : []
  })
  return { companyCode: of.com, trackingNo: of.nu, state: of.state, ended, message, events }
}

/** Reads a pushed form; null where the signature or the content is wrong. */
export function readKuaidiReport(salt: string, { sign, param }: { readonly sign: string; readonly param: string }): CarrierReport | null {
  const [given, right] = [Buffer.from(sign.toUpperCase()), Buffer.from(kuaidiSign(param + salt))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  try {
    const read = push.parse(JSON.parse(param))
    return reportOf(read.lastResult, read.status === 'shutdown' || read.status === 'abort', read.status === 'abort' ? read.message : '')
  } catch {
    return null
  }
}

/** A buyer who asks waits for it. */
const timeoutMs = 5_000

async function postForm(url: string, form: Readonly<Record<string, string>>): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  })
  if (!response.ok) throw new Error(`the trace service answered ${response.status}`)
  return response.json()
}

/** The protocol of Kuaidi100: subscription with a signed push to a callback, and a signed query. */
export function kuaidi100({ baseUrl, customer, key, salt, callbackUrl }: Kuaidi100Account): CarrierTraceService {
  return {
    subscribe: async ({ companyCode, trackingNo, phone }) => {
      const parameters = { callbackurl: callbackUrl, salt, resultv2: '0', phone }
      const param = JSON.stringify({ company: companyCode, number: trackingNo, key, parameters })
      try {
        const answer = subscribed.parse(await postForm(`${baseUrl}/poll`, { schema: 'json', param }))
        // 501: subscribed before.
        if (answer.result || answer.returnCode === '501') return { kind: 'subscribed' }
        return ['500', '503'].includes(answer.returnCode) ? { kind: 'unreachable' } : { kind: 'refused', message: answer.message }
      } catch {
        return { kind: 'unreachable' }
      }
    },
    query: async ({ companyCode, trackingNo, phone }) => {
      const param = JSON.stringify({ com: companyCode, num: trackingNo, phone, resultv2: '0', show: '0', order: 'desc' })
      try {
        const answer = await postForm(`${baseUrl}/poll/query.do`, { customer, sign: kuaidiSign(param + key + customer), param })
        const refused = refusedQuery.safeParse(answer)
        if (refused.success) return { kind: 'refused', message: refused.data.message }
        const read = result.parse(answer)
        return { kind: 'report', report: reportOf(read, read.ischeck === '1', '') }
      } catch {
        return { kind: 'unreachable' }
      }
    },
    readReport: (form) => readKuaidiReport(salt, form),
  }
}
