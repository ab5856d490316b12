import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../../kernel/time/clock.ts'
import { kuaidiSign } from './kuaidi100.ts'
import { localRefusal, localSteps } from './local-steps-data.ts'

/** Where the stand-in lies on our own server. */
export const localTracePath = '/dev/kuaidi100'
const minute = 60_000

const subscription = z.object({
  company: z.string().min(1),
  number: z.string().min(4),
  key: z.string(),
  parameters: z.object({ callbackurl: z.string(), salt: z.string() }),
})
const question = z.object({ com: z.string().min(1), num: z.string().min(4) })
type Known = { readonly since: Date; readonly company: string; readonly number: string; readonly callback?: { url: string; salt: string } }

const shanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' })

/** The steps of a number so far, as the service tells them. */
function resultOf({ since, company, number }: Known, until: Date) {
  const done = localSteps.filter((step) => since.getTime() + step.minutes * minute <= until.getTime())
  const data = done.map(({ minutes, context, areaName }) => {
    const time = shanghai.format(new Date(since.getTime() + minutes * minute))
    return { time, ftime: time, context, areaName }
  })
  const state = done.at(-1)?.state ?? '0'
  const ischeck = state === '3' ? '1' : '0'
  return { message: 'ok', nu: number, com: company, ischeck, condition: '', status: '200', state, data: data.toReversed() }
}

/** Tells a subscriber of the steps so far, signed with the salt that it gave. */
async function push(of: Known, until: Date): Promise<void> {
  if (!of.callback) return
  const lastResult = resultOf(of, until)
  const param = JSON.stringify({ status: lastResult.ischeck === '1' ? 'shutdown' : 'polling', billstatus: '', message: '', lastResult })
  await fetch(of.callback.url, {
    method: 'POST',
    body: new URLSearchParams({ sign: kuaidiSign(param + of.callback.salt), param }),
    signal: AbortSignal.timeout(8000),
  }).catch(() => null)
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * A trace service that lives in this process and speaks the protocol of Kuaidi100: it takes subscriptions and queries, and pushes a signed
 * report with every step. It refuses to start in production. `advance` pushes what is due at once.
 */
export function openLocalKuaidi100({ nodeEnv, clock }: { readonly nodeEnv: string | undefined; readonly clock: Clock }) {
  if (nodeEnv === 'production') throw new Error('the local trace service does not run in production')
  const [customer, key] = ['DEMO', randomBytes(8).toString('hex')]
  const numbers = new Map<string, Known>()
  const timers = new Set<NodeJS.Timeout>()
  const known = (company: string, number: string): Known => {
    const found = numbers.get(`${company} ${number}`) ?? { since: clock.now(), company, number }
    numbers.set(`${company} ${number}`, found)
    return found
  }
  const subscribe = (form: URLSearchParams) => {
    const asked = subscription.safeParse(json(form.get('param') ?? ''))
    if (!asked.success || asked.data.key !== key) return { result: false, returnCode: '700', message: localRefusal }
    const { company, number, parameters } = asked.data
    const before = known(company, number)
    if (before.callback) return { result: false, returnCode: '501', message: 'subscribed before' }
    const of = { ...before, callback: { url: parameters.callbackurl, salt: parameters.salt } }
    numbers.set(`${company} ${number}`, of)
    for (const { minutes } of localSteps) timers.add(setTimeout(() => void push(of, clock.now()), minutes * minute + 500).unref())
    return { result: true, returnCode: '200', message: 'success' }
  }
  const query = (form: URLSearchParams) => {
    const param = form.get('param') ?? ''
    const isSigned = form.get('customer') === customer && form.get('sign') === kuaidiSign(param + key + customer)
    if (!isSigned) return { result: false, returnCode: '503', message: 'bad signature' }
    const asked = question.safeParse(json(param))
    if (!asked.success) return { result: false, returnCode: '400', message: localRefusal }
    return resultOf(known(asked.data.com, asked.data.num), clock.now())
  }
  const plugin = async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.post('/poll', (request, reply) => reply.send(subscribe(new URLSearchParams(String(request.body ?? '')))))
    app.post('/poll/query.do', (request, reply) => reply.send(query(new URLSearchParams(String(request.body ?? '')))))
  }
  return {
    customer,
    key,
    plugin,
    advance: (company: string, number: string) => push(known(company, number), clock.now()),
    close: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
