import { z } from 'zod'
import type { Happened, Subscriber } from '../../../../api/background.ts'
import type { PlatformCapability, StoreCapability } from '../../../../api/caller.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { mainAccountOf, memberNameOf, platformStaffOf, storeStaffOf } from '../../../member/server/public.ts'
import {
  certificateNotification,
  couponEndingNotification,
  goodsChangeNotification,
  goodsTakedownNotification,
  latePaidNotification,
  priceFixationNotification,
  aftersaleNotification,
  sampleNotification,
  questionNotification,
  rechargeNotification,
  returnedGoodsNotification,
  refundFailedNotification,
  storeStateNotification,
  subJoinedNotification,
  subRemovedNotification,
  welcomeNotification,
  withdrawalNotification,
  type CertificateTemplate,
} from '../../rules/trade-notifications.ts'
import { upcast } from '../../rules/old-events.ts'
import { notificationPolicies } from '../../rules/notification-policy.ts'
import type { Notification } from '../../rules/notifications.ts'
import { addNotifications } from '../add-notifications.ts'

type Readers = readonly number[]
type Telling = (
  tx: Transaction,
  payload: Happened['payload'],
) => Promise<{ readonly readers: Readers; readonly notice: Notification } | null>

const whose = z.object({ memberId: z.number() })
const store = z.object({ storeId: z.number() })
// An event of an older program gives no reason.
const reasonIn = (payload: unknown) => z.object({ reason: z.string().default('') }).parse(payload).reason
const question = store.extend({ memberId: z.number(), goodsId: z.number(), act: z.enum(['asked', 'answered']) })
const company = whose.extend({ enterpriseId: z.number() })
const certificate = z.object({ name: z.string(), number: z.string(), reason: z.string().default(''), day: z.string().default('') })
const takedown = z.object({ goodsId: z.number(), name: z.string(), reason: z.string() })
const change = store.extend({ changeId: z.union([z.number(), z.string().transform(Number)]), state: z.string() })

const staff = (tx: Transaction, payload: unknown, right: StoreCapability): Promise<Readers> =>
  storeStaffOf(tx, store.parse(payload).storeId, right)
const desk = (tx: Transaction, right: PlatformCapability): Promise<Readers> => platformStaffOf(tx, right)

/** A store's staff hears what became of a certificate: who decorates it of its own, who keeps its goods of theirs. */
async function certificateTold(tx: Transaction, payload: unknown, template: CertificateTemplate, isOfGoods = false) {
  const readers = await staff(tx, payload, isOfGoods ? 'store.goods' : 'store.decorate')
  return { readers, notice: certificateNotification(template, certificate.parse(payload), isOfGoods) }
}

/** Who is told what about goods, stores, companies and money that needs a hand. */
const tellings: Readonly<Record<string, Telling>> = {
  'identity.registered': async (_unit, payload) => ({ readers: [whose.parse(payload).memberId], notice: welcomeNotification() }),
  'enterprise.joined': async (tx, payload) => {
    const { memberId, enterpriseId } = company.parse(payload)
    const owner = await mainAccountOf(tx, enterpriseId)
    return owner === null ? null : { readers: [owner], notice: subJoinedNotification(await memberNameOf(tx, memberId)) }
  },
  'enterprise.subRemoved': async (_unit, payload) => ({ readers: [whose.parse(payload).memberId], notice: subRemovedNotification() }),
  'catalog.talked': async (tx, payload) => {
    const { act, goodsId, memberId } = question.parse(payload)
    const readers = act === 'asked' ? await staff(tx, payload, 'store.goods') : [memberId]
    return { readers, notice: questionNotification(act, goodsId) }
  },
  'catalog.pricingMoved': async (tx, payload) => {
    const { state, memberId } = whose.extend({ state: z.string() }).parse(payload)
    const notice = priceFixationNotification(state)
    return notice && { readers: state === 'REQUESTED' ? await staff(tx, payload, 'store.orders') : [memberId], notice }
  },
  'sample.moved': async (tx, payload) => {
    const moved = whose.extend({ state: z.string(), sampleId: z.number(), sampleSn: z.string() }).parse(payload)
    const notice = sampleNotification(moved)
    if (!notice) return null
    const isForStore = notificationPolicies[notice.template].audience === 'store'
    return { readers: isForStore ? await staff(tx, payload, 'store.orders') : [moved.memberId], notice }
  },
  'aftersale.moved': async (tx, payload) => {
    const moved = whose.extend({ caseSn: z.string(), orderSn: z.string(), state: z.string(), happened: z.string() }).parse(payload)
    const notice = aftersaleNotification(moved)
    if (!notice) return null
    const { audience } = notificationPolicies[notice.template]
    if (audience === 'platform') return { readers: await desk(tx, 'platform.orders'), notice }
    return { readers: audience === 'store' ? await staff(tx, payload, 'store.orders') : [moved.memberId], notice }
  },
  'aftersale.returnedWaits': async (tx, payload) => {
    const { caseSn, orderSn } = z.object({ caseSn: z.string(), orderSn: z.string() }).parse(payload)
    return { readers: await staff(tx, payload, 'store.orders'), notice: returnedGoodsNotification(caseSn, orderSn) }
  },
  'catalog.changeMoved': async (tx, payload) => {
    const { state, changeId } = change.parse(payload)
    const notice = goodsChangeNotification(state, changeId)
    if (!notice) return null
    const isForPlatform = notificationPolicies[notice.template].audience === 'platform'
    return { readers: await (isForPlatform ? desk(tx, 'platform.goods') : staff(tx, payload, 'store.goods')), notice }
  },
  'catalog.goodsTakenDown': async (tx, payload) => ({
    readers: await staff(tx, payload, 'store.goods'),
    notice: goodsTakedownNotification('goodsTakenDown', takedown.parse(payload)),
  }),
  'catalog.goodsRestored': async (tx, payload) => ({
    readers: await staff(tx, payload, 'store.goods'),
    notice: goodsTakedownNotification('goodsRestored', takedown.parse(payload)),
  }),
  'store.suspended': async (tx, payload) => ({
    readers: await staff(tx, payload, 'store.orders'),
    notice: storeStateNotification('storeSuspended', reasonIn(payload)),
  }),
  'store.restored': async (tx, payload) => ({
    readers: await staff(tx, payload, 'store.orders'),
    notice: storeStateNotification('storeRestored', reasonIn(payload)),
  }),
  'store.certificateWaits': async (tx, payload) => ({
    readers: await desk(tx, 'platform.stores'),
    notice: certificateNotification('certificateWaits', certificate.parse(payload)),
  }),
  'store.certificateChecked': (tx, payload) => certificateTold(tx, payload, 'certificateChecked'),
  'store.certificateReturned': (tx, payload) => certificateTold(tx, payload, 'certificateReturned'),
  'store.certificateExpiring': (tx, payload) => certificateTold(tx, payload, 'certificateExpiring'),
  'catalog.certificateChecked': (tx, payload) => certificateTold(tx, payload, 'certificateChecked', true),
  'catalog.certificateReturned': (tx, payload) => certificateTold(tx, payload, 'certificateReturned', true),
  'catalog.certificateExpiring': (tx, payload) => certificateTold(tx, payload, 'certificateExpiring', true),
  'promotion.couponEnding': async (_unit, payload) => ({
    readers: [whose.parse(payload).memberId],
    notice: couponEndingNotification(z.object({ day: z.string() }).parse(payload).day),
  }),
  'wallet.rechargeMoved': async (_unit, payload) => {
    const { state, memberId, rechargeSn } = whose.extend({ state: z.string(), rechargeSn: z.string() }).parse(payload)
    const notice = rechargeNotification(state, rechargeSn)
    return notice && { readers: [memberId], notice }
  },
  'wallet.withdrawalMoved': async (tx, payload) => {
    const { state, memberId, withdrawalSn } = whose.extend({ state: z.string(), withdrawalSn: z.string() }).parse(payload)
    const notice = withdrawalNotification(state, withdrawalSn)
    return notice && { readers: state === 'APPLIED' ? await desk(tx, 'platform.payments') : [memberId], notice }
  },
  'payOrder.latePaid': async (tx, payload) => ({
    readers: await desk(tx, 'platform.payments'),
    notice: latePaidNotification(z.object({ paySn: z.string() }).parse(payload).paySn),
  }),
  'payment.refundMoved': async (tx, payload) => {
    const { state, outRefundNo } = z.object({ state: z.string(), outRefundNo: z.string() }).parse(payload)
    return state === 'FAILED' ? { readers: await desk(tx, 'platform.payments'), notice: refundFailedNotification(outRefundNo) } : null
  },
}

/** Tells people of the work and the changes that wait for them beside trading itself. */
export const workNotifications: Subscriber = {
  consumer: 'message.workNotices',
  events: Object.keys(tellings),
  take: async (tx, happened, app) => {
    const payload = upcast(happened.event, happened.payload)
    const told = payload && (await tellings[happened.event]?.(tx, payload))
    if (told) await addNotifications(tx, told.readers, told.notice, app.clock.now())
  },
}
