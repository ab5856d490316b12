import { join } from 'node:path'
import { get } from 'node:http'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbedded } from '../src/adapters/postgres/embedded.ts'
import { pageCookie } from '../src/api/http-request.ts'
import { buyerHeader, firstBuyer, someBuyers } from './buyers.ts'
import { openConnection, type Connection } from './client.ts'
import { memoryOf, startScript, stopScript } from './processes.ts'

// npm run bench:talk -- [--people 500] [--seconds 20] [--rate 50]: so many open pages listen; a store's desk writes to one after
// the other. Measured is the time from sending to the moment at which the other side's page has the text.
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '50' },
  },
})
const [people, seconds, rate] = [Number(values.people), Number(values.seconds), Number(values.rate)]
const dataDir = join(import.meta.dirname, '..', '.data', 'bench')
const storeId = 1001
/** The first of the bench's members answers at the store's desk. */
const seat = `INSERT INTO store_seat (member_id, store_id, role, capabilities) SELECT ${firstBuyer}, ${storeId}, 'bench', ARRAY['store.chat']
  WHERE NOT EXISTS (SELECT FROM store_seat WHERE member_id = ${firstBuyer})`

const tokenOf = (number: number): string => (buyerHeader(number)['authorization'] ?? '').replace('Bearer ', '')

/** Opens a page's stream and calls `heard` at every signal of a message. */
function listen(address: string, number: number, heard: (threadId: number, messageId: number) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const request = get(`${address}/live`, { headers: { cookie: `${pageCookie}=${tokenOf(number)}` } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`the stream answered ${response.statusCode}`))
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        for (const [, json = ''] of text.matchAll(/data: (.*)\n\n/g)) {
          const { topic, about } = JSON.parse(json) as { topic: string; about: Record<string, number> }
          if (topic === 'chat.message') heard(about['threadId'] ?? 0, about['messageId'] ?? 0)
        }
      })
      resolve(() => request.destroy())
    })
    request.on('error', reject)
  })
}

async function send(connection: Connection, path: string, body: unknown, number: number, key: string) {
  const answer = await connection.post(`/v3/msg/${path}`, body, { ...buyerHeader(number), 'idempotency-key': key })
  const said = JSON.parse(answer.body) as { state: number; msg: string; data?: { threadId: number; message: { messageId: number } } }
  if (said.state !== 200) throw new Error(said.msg)
  return said
}

const postgres = await startEmbedded({ dataDir })
const mall = await startScript('tools/start.ts', {
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  PORT: '3998',
  RATE_LIMITS: '0',
  LOG_LEVEL: 'error',
})
const leaving: (() => void)[] = []
try {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await someBuyers(
    {
      address: mall.address,
      databaseUrl: postgres.url,
      anyVisitor: () => ({}),
      anyBrowser: () => ({}),
      connection: openConnection(mall.address),
    },
    people + 1,
  )
  await client.query(seat)
  await client.end()
  const asker = openConnection(mall.address)
  const threads: number[] = []
  for (let number = 1; number <= people; number++) {
    const begun = await send(
      asker,
      'front/chat/send',
      { vid: storeId, kind: 'text', text: '有货吗' },
      number,
      `begin-${Date.now()}-${number}`,
    )
    if (!begun.data) throw new Error(begun.msg)
    threads.push(begun.data.threadId)
  }
  const sentAt = new Map<number, number>()
  const took: number[] = []
  const readers = threads.map(() => openConnection(mall.address))
  for (const [place, threadId] of threads.entries()) {
    const number = place + 1
    leaving.push(
      await listen(mall.address, number, (_thread, messageId) => {
        const begun = sentAt.get(threadId)
        const reader = readers[place]
        if (begun === undefined || !reader) return
        sentAt.delete(threadId)
        void reader
          .get(`/v3/msg/front/chat/messages?threadId=${threadId}&after=${messageId - 1}`, buyerHeader(number))
          .then(() => took.push(performance.now() - begun))
      }),
    )
  }
  const desks = Array.from({ length: 8 }, () => openConnection(mall.address))
  const total = seconds * rate
  const begun = performance.now()
  const writing: Promise<unknown>[] = []
  for (let number = 0; number < total; number++) {
    const wait = begun + (number * 1000) / rate - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    const threadId = threads[number % threads.length] ?? 0
    sentAt.set(threadId, performance.now())
    const lane = number % desks.length
    const desk = desks[lane]
    if (!desk) continue
    // One connection carries one request at a time.
    writing[lane] = (writing[lane] ?? Promise.resolve()).then(() =>
      send(desk, 'seller/chat/send', { threadId, kind: 'text', text: '有，今天可发' }, 0, `talk-${Date.now()}-${number}`),
    )
  }
  await Promise.all(writing)
  await new Promise((resolve) => setTimeout(resolve, 2000))
  const sorted = took.toSorted((one, other) => one - other)
  const at = (share: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(0)
  process.stdout.write(
    `${people} open pages, ${rate} messages/s for ${seconds} s: ${took.length} of ${total} delivered, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms; server ${memoryOf(mall.pid, 'VmRSS')} MB\n`,
  )
} finally {
  for (const leave of leaving) leave()
  await stopScript(mall.process)
  await postgres.stop()
}
