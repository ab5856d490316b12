import { failure, type Failure } from '../failure/failure.ts'

/** One row of a table: whoever is in `who` may move it from any of `from` to `to`, unless a side-state named in `unless` stands. */
export type Move<State extends string, Who extends string> = {
  readonly from: readonly State[]
  readonly to: State
  readonly who: readonly Who[]
  /** Side-states that forbid the move, such as `frozen` or `hold`; they are flags beside the state, not states. */
  readonly unless?: readonly string[]
}

export type MachineTable<State extends string, Event extends string, Who extends string> = {
  readonly name: string
  readonly states: readonly State[]
  /** Where a new one starts; several where the start depends on its making. */
  readonly initial: NoInfer<State> | readonly NoInfer<State>[]
  readonly moves: Readonly<Record<Event, Move<NoInfer<State>, Who> | readonly Move<NoInfer<State>, Who>[]>>
}

export type Machine<State extends string, Event extends string, Who extends string> = {
  readonly name: string
  readonly states: readonly State[]
  readonly events: readonly Event[]
  /** The state after the event, or why it is refused: `kernel.moveNotNow`, `moveNotYours`, `moveBlocked`. */
  next(state: State, event: Event, who: Who, sideStates?: readonly string[]): State | Failure
  /** What `who` may do now; the same table judges the command, so no button exists without a move. */
  allowedActions(state: State, who: Who, sideStates?: readonly string[]): Event[]
  /** The states that an event may leave, for `WHERE state = ANY(…)`. */
  sources(event: Event, who?: Who): State[]
  isState(text: string): text is State
  /** The whole machine on one screen. */
  printTable(): string
  /** States that no path from the start reaches; a test expects none. */
  unreachable(): State[]
}

type Row<State extends string, Event extends string, Who extends string> = Move<State, Who> & { readonly event: Event }

/** Makes a machine of a table (flows.md F0). Two rows that answer the same question differently do not load. */
export function defineMachine<const State extends string, const Event extends string, const Who extends string>(
  table: MachineTable<State, Event, Who>,
): Machine<State, Event, Who> {
  // Object.keys forgets the literal types that the table was declared with.
  const events = Object.keys(table.moves) as Event[]
  const rows = events.flatMap((event) => [table.moves[event]].flat().map((move) => ({ event, ...(move as Move<State, Who>) })))
  refuseContradictions(table.name, table.states, rows)
  const starts = [table.initial].flat() as State[]
  const next: Machine<State, Event, Who>['next'] = (state, event, who, sideStates = []) =>
    judge(table.name, rows, { state, event, who, sideStates })
  return {
    name: table.name,
    states: table.states,
    events,
    next,
    allowedActions: (state, who, sideStates) => events.filter((event) => typeof next(state, event, who, sideStates) === 'string'),
    sources: (event, who) => [
      ...new Set(rows.filter((row) => row.event === event && (!who || row.who.includes(who))).flatMap((row) => row.from)),
    ],
    isState: (text): text is State => table.states.some((state) => state === text),
    printTable: () => print(table.name, starts, rows),
    unreachable: () => unreachable(table.states, starts, rows),
  }
}

type Question<State, Event, Who> = { state: State; event: Event; who: Who; sideStates: readonly string[] }

function judge<State extends string, Event extends string, Who extends string>(
  machine: string,
  rows: readonly Row<State, Event, Who>[],
  { state, event, who, sideStates }: Question<State, Event, Who>,
): State | Failure {
  const facts = { machine, state, event }
  const here = rows.filter((row) => row.event === event && row.from.includes(state))
  if (here.length === 0) return failure('kernel.moveNotNow', facts)
  const mine = here.find((row) => row.who.includes(who))
  if (!mine) return failure('kernel.moveNotYours', facts)
  const block = mine.unless?.find((name) => sideStates.includes(name))
  return block === undefined ? mine.to : failure('kernel.moveBlocked', { ...facts, block })
}

function refuseContradictions(machine: string, states: readonly string[], rows: readonly Row<string, string, string>[]): void {
  const seen = new Set<string>()
  for (const row of rows) {
    for (const state of [row.to, ...row.from]) {
      if (!states.includes(state)) throw new Error(`${machine}: ${row.event} names the unknown state ${state}`)
    }
    for (const question of row.from.flatMap((from) => row.who.map((who) => `${from} + ${row.event} by ${who}`))) {
      if (seen.has(question)) throw new Error(`${machine}: two rows answer ${question}`)
      seen.add(question)
    }
  }
}

function unreachable<State extends string>(
  states: readonly State[],
  starts: readonly State[],
  rows: readonly Row<State, string, string>[],
): State[] {
  const reached = new Set<State>(starts)
  // A set hands out what is added while it is walked, so this visits every state once.
  for (const state of reached) {
    for (const row of rows) if (row.from.includes(state)) reached.add(row.to)
  }
  return states.filter((state) => !reached.has(state))
}

function print(machine: string, starts: readonly string[], rows: readonly Row<string, string, string>[]): string {
  const lines = rows.flatMap((row) => row.from.map((from) => [from, row.event, row.to, row.who.join(' '), row.unless?.join(' ') ?? '']))
  const table = [['from', 'event', 'to', 'who', 'unless'], ...lines]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0)))
  const lineOf = (line: readonly string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [`${machine} (starts as ${starts.join(' or ')})`, ...table.map(lineOf)].join('\n')
}
