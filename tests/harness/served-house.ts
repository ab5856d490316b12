import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { AnyEndpoint, InputOf, OutputOf } from '../../src/api/endpoint.ts'
import type { Envelope } from '../../src/api/envelope.ts'
import { readConfig } from '../../src/app/config/config.ts'
import { startServer } from '../../src/app/main.ts'
import { demoPassword } from '../../database/demo/accounts.ts'
import { tokenCall } from '../../src/modules/identity/endpoints.ts'
import { freePort } from './free-port.ts'
import { aDatabase, type TestDatabase } from './pg.ts'

/** Somebody at the door: an access token, or null for a visitor. */
export type Caller = { readonly token: string | null; readonly language?: 'zh' | 'en' }

/** The whole server on a real socket with the demonstration data; without pages, so no web build is needed. */
export type ServedHouse = {
  readonly database: TestDatabase
  readonly address: string
  readonly ask: <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, caller?: Caller, key?: string) => Promise<Envelope<OutputOf<E>>>
  /** The answer's body exactly as it came. */
  readonly askRaw: (
    endpoint: AnyEndpoint,
    input: unknown,
    caller?: Caller,
    key?: string,
  ) => Promise<{ readonly status: number; readonly body: string }>
  readonly login: (username: string) => Promise<Caller>
}

/** Starts the server in this process on a database of its own, and stops it after the test file. */
export async function aServedHouse(): Promise<ServedHouse> {
  const database = await aDatabase('demo')
  const dataDir = mkdtempSync(join(tmpdir(), 'zincbridge-calls-'))
  const config = readConfig({ NODE_ENV: 'test', PORT: String(await freePort()), DATA_DIR: dataDir, RATE_LIMITS: '0', LOG_LEVEL: 'error' })
  const running = await startServer(config, database.url, null)
  afterAll(async () => {
    await running.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { database, address: running.address, ...callsAt(running.address) }
}

/** The calls of a server that answers at `address`. */
export function callsAt(address: string): Pick<ServedHouse, 'ask' | 'askRaw' | 'login'> {
  const askRaw: ServedHouse['askRaw'] = (endpoint, input, caller, key) => send(address, endpoint, input, caller, key)
  const ask: ServedHouse['ask'] = async (endpoint, input, caller, key) => {
    const { status, body } = await askRaw(endpoint, input, caller, key)
    if (status !== 200) throw new Error(`${endpoint.path} answered ${status}: ${body.slice(0, 300)}`)
    return JSON.parse(body) as Envelope<OutputOf<typeof endpoint>>
  }
  const login: ServedHouse['login'] = async (username) => {
    const answer = await ask(tokenCall, { username, password: demoPassword, loginType: 1 })
    if (!answer.data) throw new Error(`login of ${username} refused: ${answer.msg}`)
    return { token: answer.data.access_token }
  }
  return { ask, askRaw, login }
}

let keys = 0

async function send(address: string, endpoint: AnyEndpoint, input: unknown, caller: Caller = { token: null }, key?: string) {
  keys += 1
  const headers: Record<string, string> = { 'x-language': caller.language ?? 'zh', 'sec-fetch-site': 'same-origin' }
  if (caller.token) headers['authorization'] = `Bearer ${caller.token}`
  if (endpoint.idempotent) headers['idempotency-key'] = key ?? `test-key-${process.pid}-${keys}`
  const isGet = endpoint.method === 'GET'
  if (!isGet) headers['content-type'] = 'application/json'
  const response = await fetch(`${address}/${endpoint.path}${isGet ? queryOf(input) : ''}`, {
    method: endpoint.method,
    headers,
    ...(isGet ? {} : { body: JSON.stringify(input) }),
  })
  return { status: response.status, body: await response.text() }
}

function queryOf(input: unknown): string {
  const fields = Object.entries(input ?? {}).filter(([, value]) => value !== undefined)
  const text = fields
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))}`)
    .join('&')
  return text ? `?${text}` : ''
}
