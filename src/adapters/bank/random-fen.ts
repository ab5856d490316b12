import { randomInt } from 'node:crypto'

/** An amount of 1 to 99 fen that nobody can guess. */
export function randomFen(): bigint {
  return BigInt(randomInt(1, 100))
}
