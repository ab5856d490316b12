import { expect, test } from 'vitest'
import { isNearlyUsed, monthProblem } from './monthly-band.ts'

const t = (quantity: string, unit = '吨') => ({ unit, quantity })
const terms = { monthlyQuantity: '50', monthlyBand: 10 }

test('a month may have the agreed quantity and its band, and not a gram more; other units do not count', () => {
  expect(monthProblem(terms, [t('20')], [t('35')])).toBeNull()
  expect(monthProblem(terms, [t('20')], [t('35'), t('9', '件')])).toBeNull()
  expect(monthProblem(terms, [t('20')], [t('35.000001')])).toMatchObject({
    code: 'contract.aboveMonth',
    facts: { most: '55', called: '20' },
  })
})

test('without an agreed quantity there is no limit; without a band it is the quantity itself', () => {
  expect(monthProblem({}, [], [t('999')])).toBeNull()
  expect(monthProblem({ monthlyQuantity: '50' }, [], [t('50.1')])).toMatchObject({ code: 'contract.aboveMonth' })
})

test('nearly used begins at 80 percent', () => {
  expect([isNearlyUsed(79n, 100n), isNearlyUsed(80n, 100n), isNearlyUsed(0n, 0n)]).toEqual([false, true, false])
})
