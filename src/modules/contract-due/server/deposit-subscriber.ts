import { z } from 'zod'
import { systemContext } from '../../../api/actor-context.ts'
import type { Subscriber } from '../../../api/background.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { everybodys, lockContract, textInForce } from '../../contract/server/public.ts'
import { depositOf } from '../../contract/rules/contract-content.ts'
import { addDue, dropDue, reservedDue, releaseDue } from './add-due.ts'
import { duesOf } from './due-repository.ts'

const moved = z.object({ contractId: z.number(), state: z.string() })
const deposit = { kind: 'DEPOSIT', lineNo: 0 } as const

/** The deposit of a contract that takes effect is asked for once. */
async function ask(tx: Transaction, contractId: number, now: Date): Promise<void> {
  const contract = await lockContract(tx, contractId, everybodys)
  if (contract?.state !== 'EFFECTIVE' || (await duesOf(tx, contractId)).some(({ kind }) => kind === 'DEPOSIT')) return
  const amount = depositOf((await textInForce(tx, contract)).content)
  const act = systemContext('contractDue.deposit', now)
  if (amount > 0n) await addDue(tx, contract, { ...deposit, debtor: 'buyer', amount, act })
}

/** A contract that was performed gives its deposit back (Civil Code, article 587); one that was not paid is no longer owed. */
async function giveBack(tx: Transaction, contractId: number, now: Date): Promise<void> {
  const contract = await lockContract(tx, contractId, everybodys)
  if (contract?.state !== 'COMPLETED') return
  const act = systemContext('contractDue.deposit', now)
  const held = await reservedDue(tx, contractId, deposit)
  if (held) await releaseDue(tx, held, 0n, act)
  await dropDue(tx, contractId, deposit, act)
}

/** Deposits follow their contracts: asked for when they take effect, given back when they are performed. */
export const contractDepositSubscriber: Subscriber = {
  consumer: 'contractDue.deposits',
  events: ['contract.moved'],
  take: async (tx, { payload }, app) => {
    const { contractId, state } = moved.parse(payload)
    if (state === 'EFFECTIVE') await ask(tx, contractId, app.clock.now())
    if (state === 'COMPLETED') await giveBack(tx, contractId, app.clock.now())
  },
}
