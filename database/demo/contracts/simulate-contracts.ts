import { renderPdf } from '../../../src/adapters/pdf/render-document.ts'
import { storeCapabilities, type Caller } from '../../../src/api/caller.ts'
import { rows } from '../../../src/kernel/database/transaction.ts'
import { addDays, dayOf } from '../../../src/kernel/time/clock.ts'
import {
  contractAct,
  contractAuthenticate,
  contractDraft,
  contractLinkOrder,
  contractSave,
  contractSign,
} from '../../../src/modules/contract/endpoints.ts'
import {
  sellerContractAct,
  sellerContractAuthenticate,
  sellerContractDetail,
  sellerContractSave,
  sellerContractSign,
} from '../../../src/modules/contract/endpoints-staff.ts'
import { sellerContractSupplement } from '../../../src/modules/contract/endpoints-supplements.ts'
import type { ContractContent } from '../../../src/modules/contract/rules/contract-content.ts'
import { usualTerms } from '../../../src/modules/contract/rules/usual-terms-data.ts'
import { contractHandlers, contractTasks, type EsignSettings } from '../../../src/modules/contract/server/public.ts'
import { contractPriceAct, sellerContractPriceAct } from '../../../src/modules/contract-pricing/endpoints.ts'
import { contractPricingHandlers, openPriceObligations } from '../../../src/modules/contract-pricing/server/public.ts'
import { createSmsCode, currentSmsCode } from '../../../src/modules/identity/server/sms/sms-code.ts'
import { tenderContract, tenderDetail } from '../../../src/modules/tender/endpoints.ts'
import { tenderHandlers } from '../../../src/modules/tender/server/public.ts'
import type { KeyWrapper } from '../../../src/kernel/sealing/sealed-payloads.ts'
import { demoVisitor } from '../people/demo-caller.ts'
import { demoMembers } from '../people/demo-members.ts'
import { openSimulation, type OpenSimulation } from '../trade/open-simulation.ts'
import { rescindContract, rescissionHandlers } from './simulate-rescissions.ts'
import { demoContracts, type DemoContract } from './contract-script.ts'

export type ContractSimulation = {
  readonly url: string
  readonly secret: string
  readonly esign: EsignSettings
  readonly keys: KeyWrapper
  readonly dataDir: string
}

const company = demoVisitor('demo_company')
const storeOf = (storeId: number): Caller =>
  storeId === 1004
    ? demoVisitor('demo_supplier2')
    : { ...demoVisitor('demo_supplier'), stores: [{ storeId, storeName: '', capabilities: storeCapabilities }] }

type Playing = OpenSimulation & { readonly secret: string; readonly work: (contractId: number, side: 'buyer' | 'store') => Promise<void> }

/** Contracts in the states that somebody would look at, made by the real calls, with the files and signatures of the local e-sign service. */
export async function simulateContracts(
  { url, secret, esign, keys, dataDir }: ContractSimulation,
  tenderSn: string | undefined,
): Promise<number> {
  const deps = { ...esign, render: renderPdf, secret, obligations: openPriceObligations }
  const play = openSimulation(
    url,
    [
      ...contractHandlers(deps),
      ...contractPricingHandlers({ render: renderPdf, siteUrl: esign.siteUrl }),
      ...tenderHandlers({ keys }),
      ...rescissionHandlers(dataDir),
    ],
    new Date(),
  )
  const task = contractTasks(deps)['contract.sign']
  const work = async (contractId: number, side: 'buyer' | 'store') => {
    await task?.(play.house, { contractId, side })
  }
  const playing = { ...play, secret, work }
  try {
    play.at(70 * 24)
    await play.ask(contractAuthenticate, { agentName: '周海', agree: 1, smsCode: await codeOf(playing, company) }, company)
    for (const storeId of [1001, 1004]) {
      const who = storeOf(storeId)
      const agentName = storeId === 1001 ? '王志强' : '孙莉'
      await play.ask(sellerContractAuthenticate, { storeId, agentName, agree: 1, smsCode: await codeOf(playing, who) }, who)
    }
    for (const one of demoContracts) await playOne(playing, one)
    if (tenderSn) await fromAward(playing, tenderSn)
    return demoContracts.length + 1
  } finally {
    await play.close()
  }
}

/** The code that the account's phone would have got. */
async function codeOf({ house, secret }: Playing, who: Caller): Promise<string> {
  const phone = demoMembers.find(({ id }) => id === who.member?.memberId)?.phone ?? ''
  const key = { phone, purpose: 'signContract' } as const
  await house.inTransaction((tx) => createSmsCode(tx, secret, key, house.clock.now()))
  return (await currentSmsCode(house.read, secret, key, house.clock.now())) ?? ''
}

async function playOne(play: Playing, demo: DemoContract): Promise<void> {
  const { storeId, title, kind, content, end, counter } = demo
  play.at(demo.daysAgo * 24)
  const endsOn = addDays(dayOf(new Date()), demo.endsIn)
  const text = { title, kind, endsOn, content: contentOf(content) }
  const { contractId } = await play.ask(contractSave, { ...text, storeId }, company)
  if (end === 'draft') return
  await sent(play, contractId)
  if (counter) {
    play.at(demo.daysAgo * 24 - 6)
    const who = storeOf(storeId)
    const { version } = await play.ask(sellerContractDetail, { contractId }, who)
    const lines = content.lines.map((line, index) => (index === 0 ? { ...line, price: counter.price } : { ...line }))
    const changed = { ...contentOf(content), lines, extra: counter.extra }
    await play.ask(sellerContractSave, { ...text, contractId, expectedVersion: version, content: changed }, who)
  }
  if (end === 'negotiating') return
  await agreed(play, contractId, storeId)
  if (demo.storeSigned || end === 'effective') await signed(play, contractId, 'store', storeId)
  if (end === 'signing') return
  await signed(play, contractId, 'buyer', storeId)
  if (kind === 'FRAMEWORK') await performed(play, contractId, storeId)
  for (const lineNo of demo.settledLines ?? []) await priced(play, contractId, storeId, lineNo)
  if (demo.callOff) await calledOff(play, contractId, demo.callOff)
  if (demo.rescission) await rescindContract(play, { company, store: storeOf(storeId) }, contractId, demo)
  if (demo.supplement) await supplemented(play, contractId, demo)
}

/** The same text, with lists that a call may take. */
const contentOf = ({ lines, payments, ...rest }: ContractContent) => ({
  ...rest,
  lines: lines.map((line) => ({ ...line })),
  payments: payments.map((payment) => ({ ...payment })),
})

async function sent(play: Playing, contractId: number): Promise<void> {
  for (const act of ['submit', 'send'] as const) await play.ask(contractAct, { contractId, act, versionNo: 1 }, company)
}

async function agreed(play: Playing, contractId: number, storeId: number): Promise<void> {
  await play.ask(sellerContractAct, { contractId, act: 'confirm', versionNo: 1 }, storeOf(storeId))
  await play.ask(contractAct, { contractId, act: 'confirm', versionNo: 1 }, company)
}

async function signed(play: Playing, contractId: number, side: 'buyer' | 'store', storeId: number): Promise<void> {
  const who = side === 'buyer' ? company : storeOf(storeId)
  const wish = { contractId, smsCode: await codeOf(play, who) }
  await (side === 'buyer' ? play.ask(contractSign, wish, who) : play.ask(sellerContractSign, wish, who))
  await play.work(contractId, side)
}

async function calledOff(play: Playing, frameworkId: number, { title, quantity }: NonNullable<DemoContract['callOff']>): Promise<void> {
  play.at(20)
  const draft = await play.ask(contractDraft, { frameworkId }, company)
  const [line] = draft.lines
  if (!line) throw new Error('the framework contract of the demonstration has no line')
  const terms = { ...usualTerms, ...draft.terms }
  const content = { lines: [{ ...line, quantity }], terms, payments: draft.payments, extra: '' }
  const endsOn = addDays(dayOf(new Date()), 30)
  const { contractId } = await play.ask(contractSave, { frameworkId, title, endsOn, content }, company)
  await sent(play, contractId)
}

/** The final price of a line is calculated after its window, and both sides confirm it. */
async function priced(play: Playing, contractId: number, storeId: number, lineNo: number): Promise<void> {
  play.at(26)
  await play.ask(contractPriceAct, { contractId, lineNo, act: 'calculate' }, company)
  const confirmed = { contractId, lineNo, act: 'confirm', revision: 1 } as const
  await play.ask(contractPriceAct, confirmed, company)
  await play.ask(sellerContractPriceAct, confirmed, storeOf(storeId))
}

/** The store proposes a supplement, which waits for the company. */
async function supplemented(play: Playing, contractId: number, { storeId, supplement }: DemoContract): Promise<void> {
  if (!supplement) return
  play.at(20)
  const who = storeOf(storeId)
  const contract = await play.ask(sellerContractDetail, { contractId }, who)
  const lines = contract.agreed.lines.map((line, index) => (index === 0 ? { ...line, quantity: supplement.quantity } : line))
  const endsOn = addDays(dayOf(new Date()), supplement.endsIn)
  await play.ask(sellerContractSupplement, { contractId, lines, endsOn, text: supplement.text }, who)
}

const paidOrder = {
  name: 'demo.paidOrder',
  text: `SELECT order_sn AS "orderSn" FROM orders WHERE enterprise_id = 1 AND store_id = $1
    AND state IN ('COMPLETED', 'SHIPPED', 'PARTIALLY_SHIPPED', 'PENDING_SHIPMENT') ORDER BY state = 'COMPLETED' DESC, order_sn LIMIT 1`,
}

/** An order of the company's that was paid since stands under its framework contract, which is in performance. */
async function performed(play: Playing, contractId: number, storeId: number): Promise<void> {
  const [order] = await rows<{ orderSn: string }>(play.house.read, paidOrder, [storeId])
  if (!order) return
  play.at(21 * 24)
  await play.ask(contractLinkOrder, { contractId, orderSn: order.orderSn }, company)
}

/** The contract of an awarded tender waits for the winner's confirmation. */
async function fromAward(play: Playing, tenderSn: string): Promise<void> {
  play.at(30)
  const { record } = await play.ask(tenderDetail, { tenderSn }, company)
  const bidSn = record.find(({ state }) => state === 'WON')?.bidSn ?? ''
  const { contractId } = await play.ask(tenderContract, { tenderSn, bidSn }, company)
  await sent(play, contractId)
}
