import { expect, test } from 'vitest'
import { restOf, sheetMachine } from './sheet-machine.ts'

test('the other side confirms a sheet or proposes another; nobody confirms their own; the platform decides when it has heard both', () => {
  expect(sheetMachine.printTable()).toBe(
    [
      'contractRescission (starts as PROPOSED)',
      'from      event         to         who          unless',
      'PROPOSED  replaceSheet  REPLACED   buyer store',
      'PROPOSED  confirmSheet  CONFIRMED  buyer store  own',
      'DISPUTED  confirmSheet  CONFIRMED  buyer store  own',
      'PROPOSED  askPlatform   DISPUTED   buyer store  early',
      'DISPUTED  ruleSheet     RULED      platform     unheard',
    ].join('\n'),
  )
  expect(sheetMachine.unreachable()).toEqual([])
  const blocked = { code: 'kernel.moveBlocked' }
  expect(sheetMachine.next('PROPOSED', 'confirmSheet', 'buyer', ['own'])).toMatchObject(blocked)
  expect(sheetMachine.next('PROPOSED', 'askPlatform', 'buyer', ['early'])).toMatchObject(blocked)
  expect(sheetMachine.next('DISPUTED', 'ruleSheet', 'platform', ['unheard'])).toMatchObject(blocked)
})

test('what both sides pay is set off; a doubled deposit is paid by the store', () => {
  const terms = { depositRule: 'DOUBLE', payer: 'buyer', amount: 30n } as const
  expect(restOf(terms, 100n)).toEqual({ debtor: 'store', fen: 70n })
  expect(restOf({ ...terms, amount: 130n }, 100n)).toEqual({ debtor: 'buyer', fen: 30n })
  expect(restOf({ ...terms, amount: 100n }, 100n)).toBeNull()
  expect(restOf({ depositRule: 'KEEP', payer: 'store', amount: 5n }, 100n)).toEqual({ debtor: 'store', fen: 5n })
  expect(restOf({ depositRule: 'RETURN', payer: null, amount: 0n }, 100n)).toBeNull()
})
