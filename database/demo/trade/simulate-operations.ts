import { anonymous, type Caller } from '../../../src/api/caller.ts'
import { openFiles } from '../../../src/app/registration/member-files.ts'
import { chinaRegions } from '../../../src/adapters/regions/china-regions.ts'
import type { NamedKey } from '../../../src/adapters/vault/named-seal.ts'
import { personalVault } from '../../../src/adapters/vault/personal-vault.ts'
import { requestSubmit } from '../../../src/modules/approval/endpoints.ts'
import { approvalHandlers } from '../../../src/modules/approval/server/handlers.ts'
import { purchaseGate } from '../../../src/modules/approval/server/purchase-gate.ts'
import { cartAdd } from '../../../src/modules/basket/endpoints.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import {
  verificationConfirmBankAccount,
  verificationReview,
  verificationSubmit,
} from '../../../src/modules/member/endpoints-verification.ts'
import { memberHandlers } from '../../../src/modules/member/server/handlers.ts'
import { checkoutPreview } from '../../../src/modules/order/endpoints.ts'
import { orderHandlers } from '../../../src/modules/order/server/handlers.ts'
import { fileHandlers } from '../../../src/modules/site/server/files/file-handlers.ts'
import { ownsFiles } from '../../../src/modules/site/server/files/uploaded-file-repository.ts'
import { applicationReview, applicationSubmit } from '../../../src/modules/store/endpoints-applications.ts'
import { storeHandlers } from '../../../src/modules/store/server/handlers.ts'
import { yuanText } from '../../../src/kernel/money/money.ts'
import { desks, type Applicant } from './operations-script.ts'
import { demoVisitor } from '../people/demo-caller.ts'
import { uploadSpecimen } from './demo-pictures.ts'
import { openSimulation, type OpenSimulation } from './open-simulation.ts'

const smallTransfer = 23n

/** A member as the calls see it: who applies belongs to no staff, and to a company only when it is its main account. */
function visitorOf({ id, memberName, memberType }: Applicant): Caller {
  return {
    ...anonymous,
    member: { memberId: id, memberName, memberType, enterpriseId: memberType === 3 ? 1 : null, sessionId: 'demonstration' },
  }
}

/**
 * Fills the desks that would be empty: verifications (one of them approved: the company's), store applications and purchase
 * requests that wait, each handed in by the real call, with its pictures in the data folder.
 */
export async function simulateOperations(of: {
  readonly url: string
  readonly keys: readonly [NamedKey, ...NamedKey[]]
  readonly dataDir: string
}): Promise<void> {
  const files = openFiles(of.dataDir)
  const handlers = [
    ...memberHandlers({ regions: chinaRegions, vault: personalVault(of.keys), ownsPictures: ownsFiles, randomFen: () => smallTransfer }),
    ...fileHandlers(files),
    ...storeHandlers(),
    ...basketHandlers(),
    ...orderHandlers({ gate: purchaseGate }),
    ...approvalHandlers(),
  ]
  const play = openSimulation(of.url, handlers, new Date())
  try {
    for (const one of desks.verifications) await verify(play, one)
    for (const one of desks.stores) await apply(play, one)
    for (const one of desks.requests) await request(play, one)
  } finally {
    await play.close()
  }
}

async function uploaded(play: OpenSimulation, who: Caller, title: string): Promise<string> {
  return (await uploadSpecimen(play, who, title)).name
}

async function verify(
  play: OpenSimulation,
  { applicant, form, hoursAgo, approvedAfter }: (typeof desks.verifications)[number],
): Promise<void> {
  const who = visitorOf(applicant)
  play.at(hoursAgo)
  const pictures = {
    licenceImage: await uploaded(play, who, '营业执照'),
    idFrontImage: await uploaded(play, who, '身份证人像面'),
    idBackImage: await uploaded(play, who, '身份证国徽面'),
    letterImage: await uploaded(play, who, '授权书'),
  }
  const { verificationId } = await play.ask(verificationSubmit, { ...form, ...pictures, consent: 1 }, who)
  if (!approvedAfter) return
  play.at(hoursAgo - approvedAfter.account)
  await play.ask(verificationConfirmBankAccount, { amount: yuanText(smallTransfer) }, who)
  play.at(hoursAgo - approvedAfter.review)
  await play.ask(verificationReview, { verificationId, result: 'approve' }, demoVisitor('demo_admin'))
}

async function apply(play: OpenSimulation, { applicant, form, hoursAgo, deposit }: (typeof desks.stores)[number]): Promise<void> {
  const who = visitorOf(applicant)
  play.at(hoursAgo)
  const licenceImage = await uploaded(play, who, '营业执照')
  const { applicationId } = await play.ask(applicationSubmit, { ...form, licenceImage, agreed: 1 }, who)
  if (deposit === null) return
  play.at(hoursAgo - 5)
  await play.ask(applicationReview, { applicationId, result: 'approve', deposit }, demoVisitor('demo_admin'))
}

async function request(play: OpenSimulation, { lines, note, hoursAgo }: (typeof desks.requests)[number]): Promise<void> {
  const sub: Caller = { ...demoVisitor('demo_sub'), company: ['company.order', 'company.request', 'company.records'] }
  play.at(hoursAgo)
  for (const [productId, number] of lines) await play.ask(cartAdd, { productId, number: String(number) }, sub)
  const { totalAmount, storeGroupList } = await play.ask(checkoutPreview, {}, sub)
  const stores = storeGroupList.map(({ storeId, delivery }) => ({ storeId, delivery, remark: '' }))
  await play.ask(requestSubmit, { stores, expectedTotal: totalAmount, note }, sub)
}
