import { z } from 'zod'
import type { Happened, Subscriber } from '../../../../api/background.ts'
import type { PlatformCapability, StoreCapability } from '../../../../api/caller.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { mainAccountOf, memberNameOf, platformStaffOf, storeStaffOf } from '../../../member/server/public.ts'
import {
  certificateNotice,
  couponEndingNotice,
  goodsChangeNotice,
  latePaidNotice,
  pricingNotice,
  sampleNotice,
  questionNotice,
  refundFailedNotice,
  storeStateNotice,
  subJoinedNotice,
  subRemovedNotice,
  welcomeNotice,
  type CertificateTemplate,
} from '../../rules/trade-notifications.ts'
import { upcast } from '../../rules/old-events.ts'
import { noticePolicies } from '../../rules/notification-policy.ts'
import type { Notice } from '../../rules/notifications.ts'
import { addNotices } from '../add-notifications.ts'

type Readers = readonly number[]
type Telling = (unit: Transaction, payload: Happened['payload']) => Promise<{ readonly readers: Readers; readonly notice: Notice } | null>

const whose = z.object({ memberId: z.number() })
const store = z.object({ storeId: z.number() })
// An event of an older program gives no reason.
const reasonIn = (payload: unknown) => z.object({ reason: z.string().default('') }).parse(payload).reason
const question = store.extend({ memberId: z.number(), goodsId: z.number(), act: z.enum(['asked', 'answered']) })
const company = whose.extend({ enterpriseId: z.number() })
const certificate = z.object({ name: z.string(), number: z.string(), reason: z.string().default(''), day: z.string().default('') })
const change = store.extend({ changeId: z.union([z.number(), z.string().transform(Number)]), state: z.string() })

const staff = (unit: Transaction, payload: unknown, right: StoreCapability): Promise<Readers> =>
  storeStaffOf(unit, store.parse(payload).storeId, right)
const desk = (unit: Transaction, right: PlatformCapability): Promise<Readers> => platformStaffOf(unit, right)

/** A store's staff hears what became of a certificate: who decorates it of its own, who keeps its goods of theirs. */
async function certificateTold(unit: Transaction, payload: unknown, template: CertificateTemplate, isOfGoods = false) {
  const readers = await staff(unit, payload, isOfGoods ? 'store.goods' : 'store.decorate')
  return { readers, notice: certificateNotice(template, certificate.parse(payload), isOfGoods) }
}

/** Who is told what about goods, stores, companies and money that needs a hand. */
const tellings: Readonly<Record<string, Telling>> = {
  'identity.registered': async (_unit, payload) => ({ readers: [whose.parse(payload).memberId], notice: welcomeNotice() }),
  'enterprise.joined': async (unit, payload) => {
    const { memberId, enterpriseId } = company.parse(payload)
    const owner = await mainAccountOf(unit, enterpriseId)
    return owner === null ? null : { readers: [owner], notice: subJoinedNotice(await memberNameOf(unit, memberId)) }
  },
  'enterprise.subRemoved': async (_unit, payload) => ({ readers: [whose.parse(payload).memberId], notice: subRemovedNotice() }),
  'catalog.talked': async (unit, payload) => {
    const { act, goodsId, memberId } = question.parse(payload)
    const readers = act === 'asked' ? await staff(unit, payload, 'store.goods') : [memberId]
    return { readers, notice: questionNotice(act, goodsId) }
  },
  'catalog.pricingMoved': async (unit, payload) => {
    const { state, memberId } = whose.extend({ state: z.string() }).parse(payload)
    const notice = pricingNotice(state)
    return notice && { readers: state === 'REQUESTED' ? await staff(unit, payload, 'store.orders') : [memberId], notice }
  },
  'sample.moved': async (unit, payload) => {
    const moved = whose.extend({ state: z.string(), sampleId: z.number(), sampleSn: z.string() }).parse(payload)
    const notice = sampleNotice(moved)
    if (!notice) return null
    const isForStore = noticePolicies[notice.template].audience === 'store'
    return { readers: isForStore ? await staff(unit, payload, 'store.orders') : [moved.memberId], notice }
  },
  'catalog.changeMoved': async (unit, payload) => {
    const { state, changeId } = change.parse(payload)
    const notice = goodsChangeNotice(state, changeId)
    if (!notice) return null
    const isForPlatform = noticePolicies[notice.template].audience === 'platform'
    return { readers: await (isForPlatform ? desk(unit, 'platform.goods') : staff(unit, payload, 'store.goods')), notice }
  },
  'store.suspended': async (unit, payload) => ({
    readers: await staff(unit, payload, 'store.orders'),
    notice: storeStateNotice('storeSuspended', reasonIn(payload)),
  }),
  'store.restored': async (unit, payload) => ({
    readers: await staff(unit, payload, 'store.orders'),
    notice: storeStateNotice('storeRestored', reasonIn(payload)),
  }),
  'store.certificateWaits': async (unit, payload) => ({
    readers: await desk(unit, 'platform.stores'),
    notice: certificateNotice('certificateWaits', certificate.parse(payload)),
  }),
  'store.certificateChecked': (unit, payload) => certificateTold(unit, payload, 'certificateChecked'),
  'store.certificateReturned': (unit, payload) => certificateTold(unit, payload, 'certificateReturned'),
  'store.certificateExpiring': (unit, payload) => certificateTold(unit, payload, 'certificateExpiring'),
  'catalog.certificateChecked': (unit, payload) => certificateTold(unit, payload, 'certificateChecked', true),
  'catalog.certificateReturned': (unit, payload) => certificateTold(unit, payload, 'certificateReturned', true),
  'catalog.certificateExpiring': (unit, payload) => certificateTold(unit, payload, 'certificateExpiring', true),
  'promotion.couponEnding': async (_unit, payload) => ({
    readers: [whose.parse(payload).memberId],
    notice: couponEndingNotice(z.object({ day: z.string() }).parse(payload).day),
  }),
  'payOrder.latePaid': async (unit, payload) => ({
    readers: await desk(unit, 'platform.payments'),
    notice: latePaidNotice(z.object({ paySn: z.string() }).parse(payload).paySn),
  }),
  'payment.refundMoved': async (unit, payload) => {
    const { state, outRefundNo } = z.object({ state: z.string(), outRefundNo: z.string() }).parse(payload)
    return state === 'FAILED' ? { readers: await desk(unit, 'platform.payments'), notice: refundFailedNotice(outRefundNo) } : null
  },
}

/** Tells people of the work and the changes that wait for them beside trading itself. */
export const workNotices: Subscriber = {
  consumer: 'message.workNotices',
  events: Object.keys(tellings),
  take: async (unit, happened, house) => {
    const payload = upcast(happened.event, happened.payload)
    const told = payload && (await tellings[happened.event]?.(unit, payload))
    if (told) await addNotices(unit, told.readers, told.notice, house.clock.now())
  },
}
