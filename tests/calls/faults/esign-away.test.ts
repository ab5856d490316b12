import { expect, test } from 'vitest'
import { contractTasks } from '../../../src/modules/contract/server/public.ts'
import type { SignatureService } from '../../../src/modules/contract/server/ports.ts'
import { aContractHouse } from '../../fixtures/trade/contract-house.ts'

const { house, service, authenticate, agreed, signAs, work, detail, client } = await aContractHouse()
await authenticate()
const lost = { kind: 'unknown' as const, reason: 'no answer in 5 s' }
let heard = 0
/** The wire to the service: the question is lost, or the answer. */
const overWire = (cut: 'before' | 'after'): SignatureService => ({
  ...service,
  sign: async (order) => {
    if (cut === 'after') {
      heard += 1
      await service.sign(order)
    }
    return lost
  },
})

test.each(['before', 'after'] as const)(
  'with the e-sign service away (%s it heard) the contract waits for the signature, nobody signs for the other, and each side signs once',
  async (cut) => {
    const contractId = await agreed()
    expect((await signAs(contractId, 'buyer')).state).toBe(200)
    const tasks = contractTasks({ service: overWire(cut), demonstration: true, siteUrl: 'https://mall.example' })
    await expect(tasks['contract.sign']?.(house, { contractId, supplementNo: 0, side: 'buyer' })).rejects.toThrow(/did not sign/)
    expect((await detail(contractId)).state).toBe('SIGNING')
    // Asked for already: another code makes no second signature.
    expect((await signAs(contractId, 'buyer')).code).toBe('contract.signedAlready')
    await work(contractId, 'buyer')
    await work(contractId, 'buyer')
    expect((await signAs(contractId, 'store')).state).toBe(200)
    await work(contractId, 'store')
    expect((await detail(contractId)).state).toBe('EFFECTIVE')
    const { rows } = await client.query('SELECT count(*)::int AS files FROM contract_file WHERE contract_id = $1 AND revision > 0', [
      contractId,
    ])
    expect(rows).toEqual([{ files: 2 }])
    expect(heard).toBe(cut === 'after' ? 1 : 0)
  },
)
