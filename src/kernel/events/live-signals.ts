import { execute, type Transaction } from '../database/transaction.ts'

/** The database channel on which every process hears what to tell the browsers that are connected to it. */
export const liveChannel = 'zb_live'

/** That something changed, never what: the browser then asks by a call, where its rights are judged. */
export type LiveSignal = { readonly topic: string; readonly about: Readonly<Record<string, string | number>> }
export type LiveMessage = { readonly to: readonly number[]; readonly signal: LiveSignal }

// A notice of PostgreSQL holds at most 8,000 bytes.
const mostReaders = 400
const notify = { name: 'kernel.tellLive', text: `SELECT pg_notify('${liveChannel}', $1)` }

/** Tells the open pages of some members, in whatever process they are, when the transaction commits. */
export async function publishLiveSignal(tx: Transaction, memberIds: readonly number[], signal: LiveSignal): Promise<void> {
  for (let first = 0; first < memberIds.length; first += mostReaders) {
    const notice: LiveMessage = { to: memberIds.slice(first, first + mostReaders), signal }
    await execute(tx, notify, [JSON.stringify(notice)])
  }
}

/** A notice as it came through the channel: only `tellLive` writes there. */
export function parseLiveMessage(payload: string): LiveMessage {
  return JSON.parse(payload) as LiveMessage
}
