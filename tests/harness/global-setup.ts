import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { isAlive } from '../../src/adapters/postgres/embedded-cluster.ts'
import { dropRunDatabases, startTestServer, templateDatabase } from './cluster.ts'
import { picturesOfRun } from './pictures-of-run.ts'

/** What a test file needs to make its own database. */
export type TestPostgres = { readonly superuserUrl: string; readonly ownerUrl: string; readonly empty: string; readonly run: number }

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres
  }
}

/** Once per run: one server for all test files, with a migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  const empty = await templateDatabase({ superuserUrl: server.superuserUrl('postgres'), ownerUrl: server.ownerUrl('postgres') }, 'empty')
  await dropRunDatabases(server, (pid) => !isAlive(pid))
  project.provide('postgres', {
    superuserUrl: server.superuserUrl('postgres'),
    ownerUrl: server.ownerUrl('postgres'),
    empty,
    run: process.pid,
  })
  return async () => {
    await dropRunDatabases(server, (pid) => pid === process.pid)
    await server.stop()
    rmSync(picturesOfRun, { recursive: true, force: true })
  }
}
