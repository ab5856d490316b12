import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '../src/adapters/postgres/embedded.ts'
import { migrate } from '../src/adapters/postgres/migrate.ts'
import { renderDbTypes } from './db-types.ts'

// `npm run db:types`: writes database/types.ts from a database of its own, which the migrations make anew and which is thrown away.
const file = join(import.meta.dirname, '../database/types.ts')
const folder = join(tmpdir(), `zincbridge-types-${process.pid}`)
const server = await startEmbedded({ dataDir: folder, durable: false })
try {
  await migrate(server.url)
  const client = new Client({ connectionString: server.url })
  await client.connect()
  try {
    const text = await renderDbTypes(client)
    writeFileSync(file, text)
    process.stdout.write(`database/types.ts: ${text.match(/^export type/gm)?.length ?? 0} tables\n`)
  } finally {
    await client.end()
  }
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
