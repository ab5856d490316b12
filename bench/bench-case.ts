import type { Connection } from './client.ts'

/** The running mall that a case asks. */
export type BenchWorld = {
  readonly address: string
  /** Connection string of the owner, for preparing data. */
  readonly databaseUrl: string
  /** A header that makes the request come from another visitor's address, so that the per-address limits stay on. */
  readonly anyVisitor: () => Record<string, string>
  /** The same as a browser, which takes pages compressed. */
  readonly anyBrowser: () => Record<string, string>
  /** A connection for preparing: logging in, finding ids. */
  readonly connection: Connection
}

/** One thing that a person does, measured at 32 connections. Files in bench/cases export it as `bench`. */
export type BenchCase = {
  readonly name: string
  /**
   * What the product promises, as ratios within one run, since machines differ by a factor of three: requests (or whole
   * flows) per second as a percentage of the bare Fastify or of the bare PostgreSQL measured beside it, and the p99 as a
   * multiple of the p50.
   */
  readonly goal?: { readonly percentOfFastify?: number; readonly percentOfPostgres?: number; readonly p99OfP50?: number }
  /** Prepares and returns what each connection does again and again; false counts as an error. */
  readonly prepare: (world: BenchWorld) => Promise<(connection: Connection, number: number) => Promise<boolean>>
}
