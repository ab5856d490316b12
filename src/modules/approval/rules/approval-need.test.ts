import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { approvalReasons, approvalSteps, type ApprovalRule } from './approval-need.ts'
import { requestMachine } from './request-machine.ts'

const free = { orderLimit: null, monthLimit: null, monthSpent: 0n, budget: null, budgetSpent: 0n }
const purchase = (total: bigint, categories: number[] = [], stores: number[] = []) => ({
  total,
  categoryIds: new Set(categories),
  storeIds: new Set(stores),
  skuCount: 1,
  prices: [],
})
const aRule = (change: Partial<ApprovalRule>): ApprovalRule => ({
  name: 'rule',
  minAmount: null,
  minSkus: null,
  priceRisePercent: null,
  categoryIds: [],
  storeIds: [],
  overBudget: false,
  steps: [{ approverIds: [3], quorum: 1 }],
  ...change,
})
const codes = (reasons: readonly { code: string }[]) => reasons.map((reason) => reason.code)

test('a limit counts what was spent and what waits; exactly the limit needs nobody', () => {
  expect(approvalReasons(purchase(100n), { ...free, orderLimit: 100n }, [])).toEqual([])
  expect(codes(approvalReasons(purchase(101n), { ...free, orderLimit: 100n }, []))).toEqual(['overOrderLimit'])
  expect(approvalReasons(purchase(40n), { ...free, monthLimit: 100n, monthSpent: 60n }, [])).toEqual([])
  expect(approvalReasons(purchase(41n), { ...free, monthLimit: 100n, monthSpent: 60n }, [])).toEqual([
    { code: 'overMonthLimit', limit: 100n, spent: 60n },
  ])
  expect(codes(approvalReasons(purchase(10n), { ...free, budget: 15n, budgetSpent: 6n }, []))).toEqual(['overBudget'])
})

test('every condition that a rule sets must hold', () => {
  const rule = aRule({ minAmount: 50n, categoryIds: [11], storeIds: [1001] })
  expect(codes(approvalReasons(purchase(50n, [11, 1], [1001]), free, [rule]))).toEqual(['byRule'])
  expect(approvalReasons(purchase(49n, [11], [1001]), free, [rule])).toEqual([])
  expect(approvalReasons(purchase(50n, [12], [1001]), free, [rule])).toEqual([])
  expect(approvalReasons(purchase(50n, [11], [1002]), free, [rule])).toEqual([])
  expect(approvalReasons(purchase(50n), free, [aRule({ overBudget: true })])).toEqual([])
  expect(codes(approvalReasons(purchase(50n), { ...free, budget: 10n }, [aRule({ overBudget: true })]))).toEqual(['overBudget', 'byRule'])
})

test('a rule by the number of SKUs, and one by prices above the last purchase', () => {
  const many = aRule({ minSkus: 3 })
  expect(codes(approvalReasons({ ...purchase(1n), skuCount: 3 }, free, [many]))).toEqual(['byRule'])
  expect(approvalReasons({ ...purchase(1n), skuCount: 2 }, free, [many])).toEqual([])
  const dearer = aRule({ priceRisePercent: 5 })
  const at = (unitPrice: bigint, lastPrice: bigint | null) => ({ ...purchase(1n), prices: [{ unitPrice, lastPrice }] })
  expect(codes(approvalReasons(at(10_501n, 10_000n), free, [dearer]))).toEqual(['byRule'])
  expect(approvalReasons(at(10_500n, 10_000n), free, [dearer])).toEqual([])
  // Goods that the company never bought have nothing to be dearer than.
  expect(approvalReasons(at(10_501n, null), free, [dearer])).toEqual([])
})

test('steps keep their order, never ask the requester, and never more people than there are', () => {
  const rules = [
    aRule({
      name: 'first',
      steps: [
        { approverIds: [6, 7], quorum: 2 },
        { approverIds: [3], quorum: 1 },
      ],
    }),
    aRule({ name: 'second', steps: [{ approverIds: [3], quorum: 1 }] }),
  ]
  const of = { isOverBudget: false, requesterId: 6, fallback: [3] }
  expect(approvalSteps(rules, purchase(1n), of)).toEqual([
    { name: 'first', approverIds: [7], quorum: 1 },
    { name: 'first', approverIds: [3], quorum: 1 },
  ])
  expect(approvalSteps([], purchase(1n), of)).toEqual([{ name: '', approverIds: [3], quorum: 1 }])
  expect(approvalSteps([aRule({ steps: [{ approverIds: [6], quorum: 1 }] })], purchase(1n), of)).toEqual([
    { name: 'rule', approverIds: [3], quorum: 1 },
  ])
})

const grid: Record<string, string> = {
  'PENDING approveStep approver': 'PENDING',
  'PENDING approve approver': 'APPROVED',
  'PENDING reject approver': 'REJECTED',
  'PENDING return approver': 'RETURNED',
  'PENDING recall requester': 'RECALLED',
  'PENDING recall system': 'RECALLED',
  'PENDING expire system': 'EXPIRED',
}

test('every state, event and person: what is not written here is refused; every state can be reached', () => {
  for (const state of requestMachine.states)
    for (const event of requestMachine.events)
      for (const who of ['requester', 'approver', 'system'] as const) {
        const next = requestMachine.next(state, event, who)
        expect(isFailure(next) ? undefined : next, `${state} ${event} ${who}`).toBe(grid[`${state} ${event} ${who}`])
      }
  expect(requestMachine.unreachable()).toEqual([])
})
