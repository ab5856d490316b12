import { expect, test } from 'vitest'
import { keepsReturned, splitReturned } from './returned-goods.ts'

test('what came back is good or written off, and nothing between', () => {
  expect(splitReturned(3000n, 3000n, '')).toEqual({ restocked: 3000n, writtenOff: 0n, lossReason: '' })
  expect(splitReturned(3000n, 2500n, '受潮')).toEqual({ restocked: 2500n, writtenOff: 500n, lossReason: '受潮' })
  expect(splitReturned(3000n, 0n, '受潮')).toEqual({ restocked: 0n, writtenOff: 3000n, lossReason: '受潮' })
  expect(splitReturned(3000n, 3000n, 'nothing was lost')).toMatchObject({ lossReason: '' })
})

test('more good goods than came back, and a loss without a reason, are refused', () => {
  expect(splitReturned(3000n, 3001n, 'x')).toMatchObject({ code: 'aftersale.goodWrong' })
  expect(splitReturned(3000n, undefined, 'x')).toMatchObject({ code: 'aftersale.goodWrong' })
  expect(splitReturned(3000n, 2999n, '')).toMatchObject({ code: 'aftersale.lossReasonNeeded' })
})

test('refused goods are not the store’s', () => {
  expect(keepsReturned('RECEIPT_REFUSED')).toBe(false)
  expect(keepsReturned('REFUND_PENDING')).toBe(true)
})
