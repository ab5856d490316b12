import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import {
  adjustmentOf,
  concededLine,
  differencePpt,
  lineAdjustment,
  refundOfLines,
  resolveWeighedLine,
  type WeighedLine,
} from './weight-settlement.ts'
import { weighMoneyMachine, weighNoteMachine } from './weigh-note-machine.ts'

const line = (weighed: bigint, reweighed: bigint | null, settleBy: 'WEIGHED' | 'THEORETICAL' = 'WEIGHED'): WeighedLine => ({
  settleBy,
  shipped: 25_000n,
  weighed,
  reweighed,
})

// Cases of the industry: kilograms of tickets in tonnes.
test.each([
  [25_018n, 24_996n, 1000, 25_018n, 0.088],
  [25_018n, 24_980n, 1000, 24_980n, 0.152],
  [60_000n, 59_850n, 3000, 60_000n, 0.25],
  [60_000n, 59_800n, 3000, 59_800n, 0.333],
])('ticket %s, reweighed %s, tolerance %s ppm: settled at %s, %s %% apart', (ticket, reweigh, tolerance, settled, percent) => {
  const settlement = resolveWeighedLine(line(ticket, reweigh), tolerance)
  expect(settlement.settled).toBe(settled)
  expect(settlement.disputed).toBe(ticket - settlement.settled)
  expect(differencePpt(line(ticket, reweigh)) / 1000).toBe(percent)
})

test('more than on the ticket: the excess is disputed, the ticket is settled', () => {
  expect(resolveWeighedLine(line(25_000n, 25_200n), 3000)).toEqual({ settled: 25_000n, disputed: 200n })
})

test('a line by theory is settled at what was shipped, whatever the weighbridge says', () => {
  expect(resolveWeighedLine(line(24_000n, 26_000n, 'THEORETICAL'), 3000)).toEqual({ settled: 25_000n, disputed: 0n })
})

test('who gives in leaves the disputed part to the other side', () => {
  const disputed = line(25_000n, 24_000n)
  expect(concededLine(disputed, 3000, 'buyer').settled).toBe(25_000n)
  expect(concededLine(disputed, 3000, 'store').settled).toBe(24_000n)
})

test('the adjustment is the share of what was paid, to the fen', () => {
  expect(adjustmentOf({ paid: 58_500_000n, shipped: 25_000n, settled: 24_980n })).toBe(-46_800n)
  expect(adjustmentOf({ paid: 58_500_000n, shipped: 25_000n, settled: 25_018n })).toBe(42_120n)
  expect(adjustmentOf({ paid: 100n, shipped: 3n, settled: 2n })).toBe(-33n)
  expect(adjustmentOf({ paid: 1n, shipped: 2n, settled: 1n })).toBe(-1n)
  expect(adjustmentOf({ paid: 999n, shipped: 7n, settled: 7n })).toBe(0n)
})

test('what a note gives back lies on the lines that weighed less, to the fen', () => {
  const weighed = (orderLineId: number, adjustment: bigint) => ({ orderLineId, adjustment })
  expect(refundOfLines([weighed(1, -1000n), weighed(2, 0n), weighed(3, -2000n)], 3000n).map(({ fen }) => fen)).toEqual([1000n, 0n, 2000n])
  expect(refundOfLines([weighed(1, -1000n), weighed(2, 500n)], 500n).map(({ fen }) => fen)).toEqual([500n, 0n])
})

test('goods whose money a case gave back cost nothing, whatever they weigh; of a part the rest', () => {
  const truck = { shipped: 500n, ordered: 1000n, paid: 100_000n, lineShipped: 500n }
  expect(lineAdjustment(truck, 490n, 0n)).toBe(-1000n)
  expect(lineAdjustment(truck, 490n, 50_000n)).toBe(0n)
  expect(lineAdjustment(truck, 490n, 25_000n)).toBe(-500n)
  expect(lineAdjustment(truck, 510n, 25_000n)).toBe(500n)
})

const grid: Readonly<Record<string, string>> = {
  'RECORDED withdraw store': 'VOID',
  'RECORDED confirm buyer': 'SETTLED',
  'RECORDED reweigh buyer': 'REWEIGHED',
  'REWEIGHED agree store': 'SETTLED',
  'REWEIGHED contest store': 'PART_SETTLED',
  'PART_SETTLED concede buyer': 'SETTLED',
  'PART_SETTLED concede store': 'SETTLED',
}
const moneyGrid: Readonly<Record<string, string>> = {
  'UNDECIDED balance system': 'NOTHING_DUE',
  'UNDECIDED owe system': 'REFUND_DUE',
  'UNDECIDED claim system': 'SUPPLEMENT_DUE',
  'REFUND_DUE refund store': 'REFUND_REQUESTED',
  'SUPPLEMENT_DUE collect store': 'SUPPLEMENT_PAID',
  'SUPPLEMENT_DUE lapse system': 'NOTHING_DUE',
  'SUPPLEMENT_DUE waive store': 'WAIVED',
  'SUPPLEMENT_DUE pay system': 'SUPPLEMENT_PAID',
  'SUPPLEMENT_DUE handInTransfer buyer': 'SUPPLEMENT_REVIEW',
  'SUPPLEMENT_REVIEW confirmTransfer platform': 'SUPPLEMENT_PAID',
  'SUPPLEMENT_REVIEW rejectTransfer platform': 'SUPPLEMENT_DUE',
}

test('weigh notes and their money move exactly as the grids say', () => {
  for (const who of ['buyer', 'store'] as const)
    for (const state of weighNoteMachine.states)
      for (const event of weighNoteMachine.events) {
        const answer = weighNoteMachine.next(state, event, who)
        const cell = `${state} ${event} ${who}`
        expect([cell, isFailure(answer) ? undefined : answer]).toEqual([cell, grid[cell]])
      }
  for (const who of ['system', 'buyer', 'store', 'platform'] as const)
    for (const state of weighMoneyMachine.states)
      for (const event of weighMoneyMachine.events) {
        const answer = weighMoneyMachine.next(state, event, who)
        const cell = `${state} ${event} ${who}`
        expect([cell, isFailure(answer) ? undefined : answer]).toEqual([cell, moneyGrid[cell]])
      }
  expect([...weighNoteMachine.unreachable(), ...weighMoneyMachine.unreachable()]).toEqual([])
})
