import { aCast, type Cast, type RoleName } from './cast.ts'
import { aRunningMall, type RunningMall } from './running-mall.ts'
import { callsAt, type ServedHouse } from './served-house.ts'
import { request } from 'node:http'

/** What came for an address, exactly as it was written: no client tidies it up on the way. */
export type Fetched = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}
export type Fetching = { readonly as?: RoleName; readonly method?: string; readonly headers?: Readonly<Record<string, string>> }

export type PageMall = Omit<ServedHouse, 'address'> &
  RunningMall & { readonly cast: Cast; readonly fetch: (path: string, how?: Fetching) => Promise<Fetched> }

/** The running product with its pages and everybody logged in. */
export async function aPageMall(): Promise<PageMall> {
  const mall = await aRunningMall()
  const house = { ...mall, ...callsAt(mall.address) }
  const cast = await aCast(house)
  const { port } = new URL(mall.address)
  return {
    ...house,
    cast,
    fetch: (path, { as = 'visitor', method = 'GET', headers = {} } = {}) =>
      new Promise((resolve, reject) => {
        const cookie = cast[as].token ? { cookie: `zb_page=${cast[as].token}` } : {}
        const asked = request({ host: '127.0.0.1', port, path, method, headers: { ...cookie, ...headers } }, (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
          )
        })
        asked.on('error', reject)
        asked.end()
      }),
  }
}
