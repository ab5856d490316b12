import { expect, test } from 'vitest'
import { supplementShare } from './supplement-share.ts'

test('the store gets the supplement less the frozen commission of each line', () => {
  const share = supplementShare([
    { fen: 42_120n, rateBp: 200 },
    { fen: 10_001n, rateBp: 150 },
  ])
  expect(share).toEqual({ received: 52_121n, platformPart: 0n, commission: 842n + 150n, payable: 51_129n })
})

test('a line that weighed less takes its commission back', () => {
  const share = supplementShare([
    { fen: 50_000n, rateBp: 200 },
    { fen: -10_000n, rateBp: 100 },
  ])
  expect(share).toEqual({ received: 40_000n, platformPart: 0n, commission: 900n, payable: 39_100n })
})
