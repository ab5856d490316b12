import type { Caller } from '../../../src/api/caller.ts'
import type { Handler } from '../../../src/api/handler.ts'
import { contractAct } from '../../../src/modules/contract/endpoints.ts'
import { sellerContractAct } from '../../../src/modules/contract/endpoints-staff.ts'
import { contractDueQueue, contractDueReview, contractDueVoucher, contractDues } from '../../../src/modules/contract-due/endpoints.ts'
import { contractDepositSubscriber, contractDueHandlers } from '../../../src/modules/contract-due/server/public.ts'
import { contractRescissionPropose, sellerContractRescissionPropose } from '../../../src/modules/contract-rescission/endpoints.ts'
import { contractRescissionAsk, sellerContractRescissionAnswer } from '../../../src/modules/contract-rescission/endpoints-dispute.ts'
import { contractRescissionHandlers } from '../../../src/modules/contract-rescission/server/public.ts'
import { fileHandlers } from '../../../src/modules/site/server/files/file-handlers.ts'
import { openFiles } from '../../../src/app/registration/member-files.ts'
import { demoVisitor } from '../people/demo-caller.ts'
import type { DemoContract } from './contract-script.ts'
import { uploadSpecimen } from '../trade/demo-pictures.ts'
import type { OpenSimulation } from '../trade/open-simulation.ts'
import { pastPayments } from '../trade/simulate-trades.ts'

const noPassword = (): Promise<null> => Promise.resolve(null)

/** The calls that a rescission takes beside those of contracts. */
export const rescissionHandlers = (dataDir: string): readonly Handler[] => [
  ...contractDueHandlers({ payment: pastPayments, payPassword: noPassword, whenPaid: () => Promise.resolve() }),
  ...contractRescissionHandlers,
  ...fileHandlers(openFiles(dataDir)),
]

/** The deposit of a contract that took effect is transferred, and found on the bank's statement. */
async function depositPaid(play: OpenSimulation, company: Caller, contractId: number, documentNo: string): Promise<void> {
  const told = { id: String(contractId), event: 'contract.moved', payload: { contractId, state: 'EFFECTIVE' } }
  await play.house.inTransaction(async (tx) => {
    await contractDepositSubscriber.take(tx, told, play.house)
  })
  const [due] = await play.ask(contractDues, { contractId }, company)
  if (!due) throw new Error(`contract ${contractId} of the demonstration asks for no deposit`)
  const { dueSn } = due
  const { url: picture } = await uploadSpecimen(play, company, '银行电子回单', 'voucher')
  await play.ask(contractDueVoucher, { dueSn, bankName: '中国农业银行江阴临港支行', documentNo, picture }, company)
  const staff = demoVisitor('demo_admin')
  const { list } = await play.ask(contractDueQueue, {}, staff)
  const expectedVersion = list.find((one) => one.dueSn === dueSn)?.version ?? 0
  await play.ask(contractDueReview, { dueSn, expectedVersion, event: 'confirmTransfer' }, staff)
}

type Sides = { readonly company: Caller; readonly store: Caller }

/** Both sides rescind a contract whose deposit the platform holds, propose how it is settled, and may ask the platform. */
export async function rescindContract(
  play: OpenSimulation,
  { company, store }: Sides,
  contractId: number,
  demo: DemoContract,
): Promise<void> {
  const { rescission, daysAgo } = demo
  if (!rescission) return
  const { reason, claims, positions } = rescission
  play.at(daysAgo * 24 - 30)
  await depositPaid(play, company, contractId, `2026110${contractId % 10}-00${4100 + contractId}`)
  const key = { contractId, versionNo: 1 }
  play.at(8 * 24)
  await play.ask(contractAct, { ...key, act: 'rescind', reason }, company)
  play.at(7 * 24)
  await play.ask(sellerContractAct, { ...key, act: 'agreeRescind' }, store)
  for (const [revision, { side, ...claim }] of claims.entries()) {
    play.at(6 * 24 - 20 * revision)
    const wish = { contractId, revision, ...claim }
    await (side === 'buyer' ? play.ask(contractRescissionPropose, wish, company) : play.ask(sellerContractRescissionPropose, wish, store))
  }
  if (!positions) return
  const [ofBuyer, ofStore] = positions
  const said = { contractId, revision: claims.length }
  play.at(4 * 24)
  await play.ask(contractRescissionAsk, { ...said, reason: ofBuyer }, company)
  play.at(3 * 24)
  await play.ask(sellerContractRescissionAnswer, { ...said, reason: ofStore }, store)
}
