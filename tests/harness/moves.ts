import type { Client } from 'pg'
import type { Machine } from '../../src/kernel/state-machine/state-machine.ts'

/** The moves that a table's trigger lets through, as `FROM>TO`. */
export async function movesOfTrigger(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>('SELECT pg_get_triggerdef(oid) AS text FROM pg_trigger WHERE tgname = $1', [
    `${table}_move`,
  ])
  return [...(rows[0]?.text ?? '').matchAll(/'([A-Z_]+>[A-Z_]+)'/g)].map((match) => match[1] ?? '').toSorted()
}

/** The moves of a machine from one state to another, whoever makes them. */
export function pairsOf<State extends string, Event extends string, Who extends string>(
  machine: Machine<State, Event, Who>,
  people: readonly Who[],
): string[] {
  const pairs = new Set<string>()
  for (const state of machine.states) {
    for (const event of machine.events) {
      for (const who of people) {
        const to = machine.next(state, event, who)
        if (typeof to === 'string' && to !== state) pairs.add(`${state}>${to}`)
      }
    }
  }
  return [...pairs].toSorted()
}
