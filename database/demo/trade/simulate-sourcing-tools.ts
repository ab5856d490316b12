import { optimizationRun } from '../../../src/modules/sourcing-tools/endpoints-optimization.ts'
import type { DemoSimulation } from './simulate-trade.ts'

/** Selections that `demo_buyer` has had computed, by the real calls at the prices of then. */
export async function simulateSourcingTools({ ask, at, visitor }: Pick<DemoSimulation, 'ask' | 'at' | 'visitor'>): Promise<void> {
  const buyer = visitor('demo_buyer')
  at(150)
  const spare = { productId: 100_010, number: '66' }
  await ask(optimizationRun, { title: '12 月锌锭备货', lines: [spare], regionCode: '120100', sameOnly: 1, invoice: 1 }, buyer)
  at(26)
  const zinc = { productId: 100_001, number: '33' }
  const pipe = { productId: 100_097, number: '20' }
  await ask(optimizationRun, { title: '二期管架：锌锭与镀锌管', lines: [zinc, pipe], regionCode: '120100', certificate: 1 }, buyer)
}
