import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { serveReference } from './api-reference.ts'
import { makeServer } from './server.ts'

test.each([
  [true, 200],
  [false, 404],
])('with the reference open %s, /docs/json answers %i', async (isOpen, status) => {
  const server = await makeServer(readConfig({ LOG_LEVEL: 'silent' }))
  await serveReference(server, [], isOpen)
  expect((await server.inject({ url: '/docs/json' })).statusCode).toBe(status)
  await server.close()
})
