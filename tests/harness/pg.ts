import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { asSuperuser, onDatabase, templateDatabase, type TemplateKind } from './cluster.ts'

/** An empty, migrated database of a test file's own. */
export type TestDatabase = {
  readonly name: string
  /** Connection string as the owner, the same role that migrations and the application use. */
  readonly url: string
  /** A connection of its own, closed with the database: race tests take two. */
  readonly connect: () => Promise<Client>
}

/**
 * A copy of the migrated template, made in about 20 ms and dropped after the test file.
 * Called at the top of the file: `const database = await aDatabase()`; with 'demo' it holds the demonstration data.
 */
export async function aDatabase(kind: TemplateKind = 'empty'): Promise<TestDatabase> {
  const { superuserUrl, ownerUrl, empty, run } = inject('postgres')
  const template = kind === 'empty' ? empty : await templateDatabase({ superuserUrl, ownerUrl }, kind)
  const name = `run_${run}_${randomBytes(6).toString('hex')}`
  await asSuperuser(superuserUrl, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER zincbridge STRATEGY file_copy`),
  )
  const url = onDatabase(ownerUrl, name)
  const clients: Client[] = []
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.end()))
    await asSuperuser(superuserUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
  })
  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString: url })
    await client.connect()
    clients.push(client)
    return client
  }
  return { name, url, connect }
}
