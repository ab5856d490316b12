import { expect, test } from 'vitest'
import { BadConfig, readConfig } from './config.ts'
import { makeServer } from '../http/server.ts'

/** The address that limits count for, of a request whose last proxy is `peer`. */
async function addressOf(trust: string, forwarded: string | undefined, peer = '10.0.0.1'): Promise<string> {
  const server = await makeServer(readConfig({ TRUST_PROXY: trust, LOG_LEVEL: 'silent' }))
  server.get('/who', (request) => request.ip)
  const answer = await server.inject({
    url: '/who',
    remoteAddress: peer,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  })
  await server.close()
  return answer.body
}

test.each([
  ['0', '6.6.6.6', '10.0.0.1'],
  ['1', undefined, '10.0.0.1'],
  ['1', '6.6.6.6', '6.6.6.6'],
  // What the balancer saw is appended last; everything before it was written by the client.
  ['1', '6.6.6.6, 8.8.8.8', '8.8.8.8'],
  ['1', 'garbage, 127.0.0.1, 8.8.8.8', '8.8.8.8'],
  ['true', '6.6.6.6, 8.8.8.8', '8.8.8.8'],
  ['2', '6.6.6.6, 8.8.8.8, 9.9.9.9', '8.8.8.8'],
  ['10.0.0.0/8', '6.6.6.6, 8.8.8.8, 10.0.0.2', '8.8.8.8'],
  ['192.168.0.1', '6.6.6.6, 8.8.8.8', '10.0.0.1'],
])('with TRUST_PROXY=%s and X-Forwarded-For %s the client is %s', async (trust, forwarded, client) => {
  expect(await addressOf(trust, forwarded)).toBe(client)
})

test.each(['*', 'yes', '10', '-1', 'everybody', '10.0.0.0/8,', 'loopback'])('TRUST_PROXY=%s is refused', (text) => {
  expect(() => readConfig({ TRUST_PROXY: text })).toThrow(BadConfig)
})
