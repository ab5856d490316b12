import sharp from 'sharp'
import type { UploadedFile } from '../../src/api/handler.ts'
import { anonymous, type Visitor } from '../../src/api/visitor.ts'
import { openFiles } from '../../src/app/member-files.ts'
import { chinaRegions } from '../../src/integrations/regions/china-regions.ts'
import type { NamedKey } from '../../src/integrations/vault/named-seal.ts'
import { personalVault } from '../../src/integrations/vault/personal-vault.ts'
import { requestSubmitCall } from '../../src/modules/approval/contract.ts'
import { approvalHandlers, purchaseGate } from '../../src/modules/approval/server/public.ts'
import { cartAdd } from '../../src/modules/basket/contract.ts'
import { basketHandlers } from '../../src/modules/basket/server/public.ts'
import { authenProveCall, authenReviewCall, authenSubmitCall } from '../../src/modules/member/contract-verification.ts'
import { memberHandlers } from '../../src/modules/member/server/public.ts'
import { orderConfirm } from '../../src/modules/order/contract.ts'
import { orderHandlers } from '../../src/modules/order/server/public.ts'
import { imageUpload } from '../../src/modules/site/contract-file.ts'
import { fileHandlers, ownsFiles } from '../../src/modules/site/server/public.ts'
import { applyReviewCall, applySubmitCall } from '../../src/modules/store/contract-apply.ts'
import { storeHandlers } from '../../src/modules/store/server/handlers.ts'
import { yuanText } from '../../src/shared/money.ts'
import { desks, type Applicant } from './desk-script.ts'
import { demoVisitor } from './demo-visitor.ts'
import { openPlay, type OpenPlay } from './open-play.ts'

const smallTransfer = 23n

/** A member as the calls see it: who applies belongs to no staff, and to a company only when it is its main account. */
function visitorOf({ id, memberName, memberType }: Applicant): Visitor {
  return {
    ...anonymous,
    member: { memberId: id, memberName, memberType, enterpriseId: memberType === 3 ? 1 : null, sessionId: 'demonstration' },
  }
}

/** A picture that says of itself that it proves nothing. */
async function specimen(title: string): Promise<UploadedFile> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#eef2f5"/>
    <rect x="30" y="30" width="840" height="540" fill="none" stroke="#8fa3b5" stroke-width="4"/>
    <text x="450" y="280" font-size="52" text-anchor="middle" fill="#38506a" font-family="sans-serif">${title}</text>
    <text x="450" y="360" font-size="34" text-anchor="middle" fill="#8fa3b5" font-family="sans-serif">演示样张 SPECIMEN</text></svg>`
  return { field: 'file', fileName: 'specimen.png', mimeType: 'image/png', bytes: await sharp(Buffer.from(svg)).png().toBuffer() }
}

/**
 * Fills the desks that would be empty: verifications (one of them approved: the company's), store applications and purchase
 * requests that wait, each handed in by the real call, with its pictures in the data folder.
 */
export async function playDesks(of: {
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
  const play = openPlay(of.url, handlers, new Date())
  try {
    for (const one of desks.verifications) await verify(play, one)
    for (const one of desks.stores) await apply(play, one)
    for (const one of desks.requests) await request(play, one)
  } finally {
    await play.close()
  }
}

async function uploaded({ ask }: OpenPlay, who: Visitor, title: string): Promise<string> {
  return (await ask(imageUpload, { purpose: 'licence' }, who, [await specimen(title)])).name
}

async function verify(play: OpenPlay, { applicant, form, hoursAgo, approvedAfter }: (typeof desks.verifications)[number]): Promise<void> {
  const who = visitorOf(applicant)
  play.at(hoursAgo)
  const pictures = {
    licenceImage: await uploaded(play, who, '营业执照'),
    idFrontImage: await uploaded(play, who, '身份证人像面'),
    idBackImage: await uploaded(play, who, '身份证国徽面'),
    letterImage: await uploaded(play, who, '授权书'),
  }
  const { verificationId } = await play.ask(authenSubmitCall, { ...form, ...pictures, consent: 1 }, who)
  if (!approvedAfter) return
  play.at(hoursAgo - approvedAfter.account)
  await play.ask(authenProveCall, { amount: yuanText(smallTransfer) }, who)
  play.at(hoursAgo - approvedAfter.review)
  await play.ask(authenReviewCall, { verificationId, result: 'approve' }, demoVisitor('demo_admin'))
}

async function apply(play: OpenPlay, { applicant, form, hoursAgo, deposit }: (typeof desks.stores)[number]): Promise<void> {
  const who = visitorOf(applicant)
  play.at(hoursAgo)
  const licenceImage = await uploaded(play, who, '营业执照')
  const { applicationId } = await play.ask(applySubmitCall, { ...form, licenceImage, agreed: 1 }, who)
  if (deposit === null) return
  play.at(hoursAgo - 5)
  await play.ask(applyReviewCall, { applicationId, result: 'approve', deposit }, demoVisitor('demo_admin'))
}

async function request(play: OpenPlay, { lines, note, hoursAgo }: (typeof desks.requests)[number]): Promise<void> {
  const sub: Visitor = { ...demoVisitor('demo_sub'), company: ['company.order', 'company.request', 'company.records'] }
  play.at(hoursAgo)
  for (const [productId, number] of lines) await play.ask(cartAdd, { productId, number: String(number) }, sub)
  const { totalAmount, storeGroupList } = await play.ask(orderConfirm, {}, sub)
  const stores = storeGroupList.map(({ storeId, delivery }) => ({ storeId, delivery, remark: '' }))
  await play.ask(requestSubmitCall, { stores, expectedTotal: totalAmount, note }, sub)
}
