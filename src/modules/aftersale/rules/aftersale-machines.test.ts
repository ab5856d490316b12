import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { aftersaleKinds, aftersaleMachine, disputableStates, type AftersaleKind } from './aftersale-machine.ts'
import { complaintMachine } from './complaint-machine.ts'

const people = ['buyer', 'store', 'platform', 'system'] as const
const all = 'refund return exchange claim'

// flows.md F2, written out: state, event and person → the next state, and the kinds of cases of which it is so. What is not here is refused.
const grid: Readonly<Record<string, readonly [string, string]>> = {
  'APPLIED agreeRefund store': ['REFUND_PENDING', 'refund claim'],
  'APPLIED agreeRefund system': ['REFUND_PENDING', 'refund claim'],
  'APPLIED agreeReturn store': ['WAIT_RETURN', 'return exchange'],
  'APPLIED agreeReturn system': ['WAIT_RETURN', 'return exchange'],
  'APPLIED agreeReplacement store': ['REPLACEMENT_PENDING', 'claim'],
  'APPLIED offer store': ['COUNTER_OFFERED', 'refund return claim'],
  'APPLIED reject store': ['SELLER_REJECTED', all],
  'APPLIED cancel buyer': ['BUYER_CANCELLED', all],
  'COUNTER_OFFERED acceptOffer buyer': ['REFUND_PENDING', 'refund claim'],
  'COUNTER_OFFERED acceptAndReturn buyer': ['WAIT_RETURN', 'return'],
  'COUNTER_OFFERED refuseOffer buyer': ['APPLIED', all],
  'COUNTER_OFFERED offerTimeout system': ['SELLER_REJECTED', all],
  'COUNTER_OFFERED cancel buyer': ['BUYER_CANCELLED', all],
  'SELLER_REJECTED reapply buyer': ['APPLIED', all],
  'SELLER_REJECTED close buyer': ['CLOSED', all],
  'SELLER_REJECTED close system': ['CLOSED', all],
  'WAIT_RETURN cancel buyer': ['BUYER_CANCELLED', all],
  'WAIT_RETURN returnTimeout system': ['BUYER_CANCELLED', all],
  'WAIT_RETURN sendBack buyer': ['RETURNING', all],
  'RETURNING receiveAll store': ['REFUND_PENDING', 'refund return claim'],
  'RETURNING receiveAll system': ['REFUND_PENDING', 'refund return claim'],
  'RETURNING receivePart store': ['PART_RECEIVED', 'refund return claim'],
  'RETURNING receiveForExchange store': ['REPLACEMENT_PENDING', 'exchange'],
  'RETURNING receiveForExchange system': ['REPLACEMENT_PENDING', 'exchange'],
  'RETURNING refuseReceipt store': ['RECEIPT_REFUSED', all],
  'PART_RECEIVED acceptPart buyer': ['REFUND_PENDING', all],
  'PART_RECEIVED acceptPart system': ['REFUND_PENDING', all],
  'RECEIPT_REFUSED close buyer': ['CLOSED', all],
  'RECEIPT_REFUSED close system': ['CLOSED', all],
  'REPLACEMENT_PENDING shipReplacement store': ['REPLACEMENT_SHIPPED', all],
  'REPLACEMENT_SHIPPED confirmReplacement buyer': ['DONE', all],
  'REPLACEMENT_SHIPPED confirmReplacement system': ['DONE', all],
  'REFUND_PENDING payBack platform': ['REFUNDING', all],
  'REFUND_PENDING payBack system': ['REFUNDING', all],
  'REFUNDING refunded system': ['REFUNDED', all],
  'REFUNDING refundFailed system': ['REFUND_FAILED', all],
  'REFUND_FAILED refunded system': ['REFUNDED', all],
  'REFUND_FAILED retryRefund platform': ['REFUNDING', all],
}

/** What a verdict of the platform ends, and the timer of a supplier who stays silent; a return goes back before its money only from the first three. */
const judged = ['APPLIED', 'COUNTER_OFFERED', 'SELLER_REJECTED', 'PART_RECEIVED', 'RECEIPT_REFUSED', 'REPLACEMENT_PENDING']
const withBuyer = judged.slice(0, 3)

function expected(state: string, event: string, who: string, kind: AftersaleKind): string | undefined {
  if (event === 'award') return judged.includes(state) && (who === 'platform' || who === 'system') ? 'REFUND_PENDING' : undefined
  if (event === 'dismiss') return judged.includes(state) && who === 'platform' ? 'CLOSED' : undefined
  if (event === 'awardReturn')
    return withBuyer.includes(state) && (who === 'platform' || who === 'system') && kind === 'return' ? 'WAIT_RETURN' : undefined
  const [to, kinds] = grid[`${state} ${event} ${who}`] ?? []
  return kinds?.split(' ').includes(kind) ? to : undefined
}

test('a case of each kind moves exactly as the grid says, and every state can be reached', () => {
  for (const kind of aftersaleKinds)
    for (const state of aftersaleMachine.states)
      for (const event of aftersaleMachine.events)
        for (const who of people) {
          const answer = aftersaleMachine.next(state, event, who, [kind])
          const asked = `${kind}: ${state} ${event} ${who}`
          expect([asked, isFailure(answer) ? undefined : answer]).toEqual([asked, expected(state, event, who, kind)])
        }
  expect(aftersaleMachine.unreachable()).toEqual([])
})

test('while a complaint is open only its verdict and the money of a decided case move anything', () => {
  const moving = aftersaleMachine.events.filter((event) =>
    aftersaleMachine.states.some((state) => people.some((who) => !isFailure(aftersaleMachine.next(state, event, who, ['disputed'])))),
  )
  expect(moving).toEqual(['award', 'awardReturn', 'dismiss', 'payBack', 'refunded', 'refundFailed', 'retryRefund'])
})

test('one offer, one second application, and no return to a place that nobody named', () => {
  const blocked = { code: 'kernel.moveBlocked' }
  expect(aftersaleMachine.next('APPLIED', 'offer', 'store', ['refund', 'offered'])).toMatchObject(blocked)
  expect(aftersaleMachine.next('SELLER_REJECTED', 'reapply', 'buyer', ['refund', 'reapplied'])).toMatchObject(blocked)
  for (const who of ['store', 'system'] as const)
    expect(aftersaleMachine.next('APPLIED', 'agreeReturn', who, ['return', 'unaddressed'])).toMatchObject(blocked)
  for (const who of ['platform', 'system'] as const)
    expect(aftersaleMachine.next('APPLIED', 'awardReturn', who, ['return', 'unaddressed'])).toMatchObject(blocked)
})

test('a buyer may go to the platform once the supplier has said something, and until it is over', () => {
  expect(disputableStates).toEqual(judged.slice(1))
})

test('a complaint moves exactly as written out', () => {
  const moves = complaintMachine.states.map((state) => [
    state,
    people.flatMap((who) => complaintMachine.allowedActions(state, who).map((event) => `${who} ${event}`)).toSorted(),
  ])
  expect(Object.fromEntries(moves)).toEqual({
    NEW: ['buyer withdraw', 'platform admit', 'platform refuse', 'system admit'],
    WAIT_APPEAL: ['buyer withdraw', 'platform forBuyer', 'platform forSeller', 'store appeal', 'system silence'],
    DIALOGUE: ['buyer arbitrate', 'buyer withdraw', 'platform forBuyer', 'platform forSeller', 'store arbitrate'],
    ARBITRATION: ['buyer withdraw', 'platform forBuyer', 'platform forSeller'],
    REJECTED: [],
    WITHDRAWN: [],
    BUYER_WON: [],
    SELLER_WON: [],
  })
})

test('who stays silent loses, who is right wins, and nothing else decides a complaint', () => {
  expect(complaintMachine.next('NEW', 'admit', 'platform')).toBe('WAIT_APPEAL')
  expect(complaintMachine.next('NEW', 'refuse', 'platform')).toBe('REJECTED')
  expect(complaintMachine.next('WAIT_APPEAL', 'appeal', 'store')).toBe('DIALOGUE')
  expect(complaintMachine.next('WAIT_APPEAL', 'silence', 'system')).toBe('BUYER_WON')
  expect(complaintMachine.next('DIALOGUE', 'arbitrate', 'buyer')).toBe('ARBITRATION')
  expect(complaintMachine.next('ARBITRATION', 'forBuyer', 'platform')).toBe('BUYER_WON')
  expect(complaintMachine.next('ARBITRATION', 'forSeller', 'platform')).toBe('SELLER_WON')
  expect(complaintMachine.next('NEW', 'withdraw', 'buyer')).toBe('WITHDRAWN')
})
