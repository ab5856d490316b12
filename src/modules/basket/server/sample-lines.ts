import type { AnyHandle, Unit } from '../../../shared/unit.ts'
import { linesOf, removeLines, type BasketLine } from './basket-store.ts'

/** A member's sample cart, for whoever makes applications of it. */
export function sampleLinesOf(handle: AnyHandle, memberId: number): Promise<BasketLine[]> {
  return linesOf(handle, memberId, 'SAMPLE')
}

/** Takes lines out of the sample cart that have become an application. */
export async function takeSampleLines(unit: Unit, memberId: number, lineIds: readonly number[]): Promise<void> {
  await removeLines(unit, memberId, 'SAMPLE', lineIds)
}
