import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseQuantity } from '../../../kernel/quantity/quantity.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { lockWeighNote, moveWeighNote, type WeighCommand } from './move-weigh-note.ts'
import type { GivenBackOf } from './ports.ts'
import { netRefusal } from './record-weigh-note.ts'
import { setReweighing, setWeighNoteLines, type WeighNoteLine } from './weigh-note-repository.ts'

export type Reweighing = WeighCommand & {
  readonly ticketNo: string
  readonly grossKg: number
  readonly tareKg: number
  readonly lines: readonly { readonly orderProductId: number; readonly number: string }[]
  readonly givenBackOf: GivenBackOf
}

function reweighedLines(lines: readonly WeighNoteLine[], said: Reweighing['lines']): WeighNoteLine[] | Failure {
  if (said.length !== lines.length) return failure('weighing.everyLineWeighed', {}, { field: 'lines' })
  const made: WeighNoteLine[] = []
  for (const line of lines) {
    const asked = said.find((one) => one.orderProductId === line.orderLineId)
    if (!asked) return failure('weighing.everyLineWeighed', {}, { field: 'lines' })
    const reweighed = parseQuantity(asked.number, line.decimals)
    if (reweighed === undefined) return failure('weighing.badWeight', {}, { field: 'lines' })
    made.push({ ...line, reweighed })
  }
  return made
}

/** The buyer answers a weigh note with a weighing of their own; what follows is the store's to say. */
export async function reweighNote(tx: Transaction, wish: Reweighing): Promise<string | Failure> {
  const locked = await lockWeighNote(tx, wish)
  if (isFailure(locked)) return locked
  const lines = reweighedLines(locked.lines, wish.lines)
  if (isFailure(lines)) return lines
  const refused = netRefusal(
    lines.map((line) => ({ ...line, weighed: line.reweighed ?? 0n })),
    wish,
  )
  if (refused) return refused
  const moved = await moveWeighNote(
    tx,
    { ...locked, lines },
    { event: 'reweigh', who: 'buyer', act: wish.act, givenBackOf: wish.givenBackOf },
  )
  if (isFailure(moved)) return moved
  await setReweighing(tx, locked.note, wish)
  await setWeighNoteLines(tx, locked.note, lines)
  return moved
}
