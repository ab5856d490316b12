import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { callKey, dispatcherOf } from '../../../src/api/dispatcher.ts'
import type { AnyEndpoint, InputOf, OutputOf } from '../../../src/api/endpoint.ts'
import type { Handler, AppContext, UploadedFile } from '../../../src/api/handler.ts'
import { priceClassOf, type Caller } from '../../../src/api/caller.ts'
import { openAppContext } from '../../../src/app/app-context.ts'
import { orderIdsByTime } from '../order-ids-by-time.ts'
import { stockTimes } from '../stock-times.ts'

const hour = 3_600_000
const patientTries = 60

/** The real calls on a database, under a clock that stands where the script puts it. */
export type OpenSimulation = {
  readonly house: AppContext
  readonly ask: <E extends AnyEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    caller: Caller,
    files?: readonly UploadedFile[],
  ) => Promise<OutputOf<E>>
  /** Puts the clock to so many hours before `now`, and says when that is. */
  readonly at: (hoursAgo: number) => Date
  readonly close: () => Promise<void>
}

/** Opens the house at `url` for a script of the demonstration. A refusal is an error: the script is wrong. */
export function openSimulation(url: string, handlers: readonly Handler[], now: Date): OpenSimulation {
  let moment = now
  const opened = openAppContext(url, 2, { now: () => moment })
  const orderIds = orderIdsByTime(url, now)
  const stock = stockTimes(url)
  const bugs: unknown[] = []
  const dispatcher = dispatcherOf(
    handlers,
    (_lang, refused) => refused.code,
    (error) => bugs.push(error),
  )
  return {
    house: opened.app,
    ask: async <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, caller: Caller, files: readonly UploadedFile[] = []) => {
      await orderIds.goTo(moment)
      await stock.goTo(moment)
      const request = requestOf(opened.app, caller, files)
      let answer = await dispatcher.answer(callKey(endpoint.method, endpoint.path), input, request)
      // A slow machine on which other programs work: whoever is told "busy" comes again under the same key.
      for (let tries = 1; answer.code === 'api.tooBusy' && tries < patientTries; tries += 1) {
        await sleep(1_000)
        answer = await dispatcher.answer(callKey(endpoint.method, endpoint.path), input, request)
      }
      if (bugs.length > 0) throw bugs.pop()
      if (answer.state !== 200) throw new Error(`${endpoint.path} refused: ${answer.msg} ${JSON.stringify(answer.errors ?? {})}`)
      // The dispatcher has shaped the answer by the endpoint's own schema.
      return answer.data as OutputOf<E>
    },
    at: (hoursAgo) => (moment = new Date(now.getTime() - hoursAgo * hour)),
    close: async () => {
      await orderIds.close()
      await stock.close()
      await opened.close()
    },
  }
}

function requestOf(app: AppContext, caller: Caller, files: readonly UploadedFile[]) {
  return {
    caller: caller,
    priceClass: priceClassOf(caller),
    lang: 'zh' as const,
    cityCode: '',
    app: app,
    requestId: 'demonstration',
    ip: '127.0.0.1',
    userAgent: 'demonstration',
    cookies: {},
    headers: {},
    files,
    idempotencyKey: randomUUID(),
    setCookie: () => undefined,
  }
}
