import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { rfqMachine } from './rfq-machine.ts'
import { quotationMachine } from './quotation-machine.ts'

// The tables of flows.md F3 written out: state, event, who, state after.
const inquiryRows = [
  ['DRAFT', 'save', 'buyer', 'DRAFT'],
  ['REVIEW_REJECTED', 'save', 'buyer', 'REVIEW_REJECTED'],
  ['DRAFT', 'submit', 'buyer', 'QUOTING'],
  ['REVIEW_REJECTED', 'submit', 'buyer', 'QUOTING'],
  ['DRAFT', 'submitToReview', 'buyer', 'REVIEWING'],
  ['REVIEW_REJECTED', 'submitToReview', 'buyer', 'REVIEWING'],
  ['REVIEWING', 'approve', 'platform', 'QUOTING'],
  ['REVIEWING', 'reject', 'platform', 'REVIEW_REJECTED'],
  ['QUOTING', 'askInfo', 'store', 'NEED_INFO'],
  ['NEED_INFO', 'provide', 'buyer', 'QUOTING'],
  ['QUOTING', 'decline', 'store', 'DECLINED'],
  ['NEED_INFO', 'decline', 'store', 'DECLINED'],
  ['QUOTING', 'close', 'buyer', 'COMPARING'],
  ['QUOTING', 'close', 'system', 'COMPARING'],
  ['QUOTING', 'lapse', 'system', 'NO_QUOTE'],
  ['QUOTING', 'extend', 'buyer', 'QUOTING'],
  ['COMPARING', 'extend', 'buyer', 'QUOTING'],
  ['COMPARING', 'nextRound', 'buyer', 'SUPERSEDED'],
  ['COMPARING', 'award', 'buyer', 'AWARDED'],
  ['QUOTING', 'award', 'buyer', 'AWARDED'],
  ['COMPARING', 'awardPart', 'buyer', 'PARTIALLY_AWARDED'],
  ['QUOTING', 'awardPart', 'buyer', 'PARTIALLY_AWARDED'],
  ['AWARDED', 'orderPart', 'buyer', 'AWARDED'],
  ['PARTIALLY_AWARDED', 'orderPart', 'buyer', 'PARTIALLY_AWARDED'],
  ['AWARDED', 'convert', 'buyer', 'CONVERTED'],
  ['PARTIALLY_AWARDED', 'convert', 'buyer', 'CONVERTED'],
  ['AWARDED', 'convert', 'system', 'CONVERTED'],
  ['PARTIALLY_AWARDED', 'convert', 'system', 'CONVERTED'],
  ['AWARDED', 'expire', 'system', 'EXPIRED'],
  ['PARTIALLY_AWARDED', 'expire', 'system', 'EXPIRED'],
  ['CONVERTED', 'reopen', 'system', 'AWARDED'],
  ['CONVERTED', 'reopenPart', 'system', 'PARTIALLY_AWARDED'],
  ...['DRAFT', 'REVIEWING', 'REVIEW_REJECTED', 'QUOTING', 'NEED_INFO', 'COMPARING'].flatMap((from) => [
    [from, 'cancel', 'buyer', 'CANCELLED'],
    [from, 'terminate', 'platform', 'TERMINATED'],
  ]),
  ...['CANCELLED', 'NO_QUOTE', 'EXPIRED'].map((from) => [from, 'resubmit', 'buyer', from]),
]
const quotationRows = [
  ['DRAFT', 'save', 'store', 'DRAFT'],
  ['DRAFT', 'submit', 'store', 'SUBMITTED'],
  ['SUBMITTED', 'revise', 'store', 'SUPERSEDED'],
  ['REVISION_REQUESTED', 'revise', 'store', 'SUPERSEDED'],
  ['SUBMITTED', 'requestRevision', 'buyer', 'REVISION_REQUESTED'],
  ['REVISION_REQUESTED', 'insist', 'store', 'SUBMITTED'],
  ['REVISION_REQUESTED', 'insist', 'system', 'SUBMITTED'],
  ['SUBMITTED', 'withdraw', 'store', 'WITHDRAWN'],
  ['SUBMITTED', 'accept', 'buyer', 'ACCEPTED'],
  ['SUBMITTED', 'acceptPart', 'buyer', 'PARTIALLY_ACCEPTED'],
  ['SUBMITTED', 'reject', 'buyer', 'REJECTED'],
  ['REVISION_REQUESTED', 'reject', 'buyer', 'REJECTED'],
  ['SUBMITTED', 'expire', 'system', 'EXPIRED'],
  ['REVISION_REQUESTED', 'expire', 'system', 'EXPIRED'],
  ['DRAFT', 'lose', 'system', 'LOST'],
  ['SUBMITTED', 'lose', 'system', 'LOST'],
  ['REVISION_REQUESTED', 'lose', 'system', 'LOST'],
]

/** Everything that a machine allows, asked of every state, event and person. */
function allowed<State extends string, Event extends string, Who extends string>(
  machine: {
    readonly states: readonly State[]
    readonly events: readonly Event[]
    next: (state: State, event: Event, who: Who) => unknown
  },
  people: readonly Who[],
): string[] {
  return machine.states.flatMap((state) =>
    machine.events.flatMap((event) =>
      people.flatMap((who) => {
        const to = machine.next(state, event, who)
        return isFailure(to) ? [] : [[state, event, who, to].join(' ')]
      }),
    ),
  )
}

const written = (rows: readonly (readonly (string | undefined)[])[]) => rows.map((row) => row.join(' ')).toSorted()

test('a request moves by the written rows and by no others', () => {
  expect(allowed(rfqMachine, ['buyer', 'store', 'platform', 'system']).toSorted()).toEqual(written(inquiryRows))
  expect(rfqMachine.unreachable()).toEqual([])
})

test('a quotation moves by the written rows and by no others', () => {
  expect(allowed(quotationMachine, ['buyer', 'store', 'system']).toSorted()).toEqual(written(quotationRows))
  expect(quotationMachine.unreachable()).toEqual([])
})
