import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { monthLimits } from '../../contract/rules/monthly-band.ts'
import { buyerParty, contractIn, everybodys, storeParty, textInForce, type Party } from '../../contract/server/public.ts'
import { adminContractUsage, contractUsage, sellerContractUsage, type FrameworkUsage } from '../endpoints.ts'
import { gramsOf, monthlyUse, monthsBetween, tonnesText } from '../rules/monthly-use.ts'
import { callOffUse } from './usage-repository.ts'

/** What was used of a framework contract, month by month. Refusals: `api.notFound`, `contractUsage.noFramework`. */
async function shown(call: Call, contractId: number, party: Party | null): Promise<FrameworkUsage | Failure> {
  const db = call.app.read
  const contract = await contractIn(db, contractId, party?.scope ?? everybodys)
  if (!contract) return failure('api.notFound')
  if (contract.kind !== 'FRAMEWORK') return failure('contractUsage.noFramework')
  const [{ content }, calls] = [await textInForce(db, contract), await callOffUse(db, contractId)]
  const { terms } = content
  const [limits, present] = [monthLimits(terms), dayOf(call.app.clock.now()).slice(0, 7)]
  const began = contract.effectiveAt ? dayOf(contract.effectiveAt).slice(0, 7) : present
  const first = [began, ...calls.map(({ month }) => month)].toSorted()[0] ?? present
  const months = monthlyUse(terms, monthsBetween(first, present), calls, present)
  return {
    viewer: party?.side ?? 'platform',
    band: limits && {
      agreed: tonnesText(gramsOf(terms.monthlyQuantity ?? '0')),
      percent: terms.monthlyBand ?? 0,
      least: tonnesText(limits.least),
      most: tonnesText(limits.most),
    },
    months: months.map(({ month, ordered, executed, left, state }) => ({
      month,
      ordered: tonnesText(ordered),
      executed: tonnesText(executed),
      left: left === null ? null : tonnesText(left),
      state,
    })),
    callOffs: calls.map((one) => ({
      ...one,
      ordered: tonnesText(one.ordered),
      executed: tonnesText(one.executed),
      amount: yuanNumber(one.amount),
    })),
  }
}

/** What was used of framework contracts: both sides and the platform read it. */
export const contractUsageHandlers: readonly Handler[] = [
  handle(contractUsage, ({ contractId }, call) => shown(call, contractId, buyerParty(call))),
  handle(sellerContractUsage, ({ contractId }, call) => shown(call, contractId, storeParty(call))),
  handle(adminContractUsage, ({ contractId }, call) => shown(call, contractId, null)),
]
