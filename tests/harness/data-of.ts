import type { Envelope } from '../../src/api/envelope.ts'

/** The data of a successful answer; a refusal fails the test with its state and message. */
export function dataOf<Data>(answer: Envelope<Data>): Data {
  if (answer.state !== 200 || answer.data === undefined) throw new Error(`refused with ${answer.state}: ${answer.msg}`)
  return answer.data
}
