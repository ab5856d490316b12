import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import type { PlatformCapability } from '../../../../api/caller.ts'
import { platformStaffOf } from '../../../member/server/public.ts'
import {
  designerNotification,
  designNotification,
  referralNotification,
  storeApplicationNotification,
  requestNotification,
  type RequestTemplate,
  staffInvitedNotification,
  verificationNotification,
  verificationWaitsNotification,
} from '../../rules/people-notifications.ts'
import type { Notification } from '../../rules/notifications.ts'
import { addNotifications } from '../add-notifications.ts'

type Telling = {
  readonly to: { readonly members: readonly number[] } | { readonly platform: PlatformCapability }
  readonly notice: Notification
}

const whose = z.object({ memberId: z.number() })
const toMember = (payload: unknown, notice: Notification): Telling => ({ to: { members: [whose.parse(payload).memberId] }, notice })

function toRequester(payload: unknown, template: RequestTemplate): Telling {
  const { requestSn, memberId } = whose.extend({ requestSn: z.string() }).parse(payload)
  return { to: { members: [memberId] }, notice: requestNotification(template, requestSn) }
}

const designOf = (payload: unknown) => z.object({ desAppId: z.number() }).parse(payload).desAppId
const statementOf = (payload: unknown) => z.object({ statementSn: z.string() }).parse(payload).statementSn

/** Who is told what about verifications, companies and their people. */
const tellings: Readonly<Record<string, (payload: unknown) => Telling>> = {
  'member.verified': (payload) => toMember(payload, verificationNotification('verified')),
  'member.verificationRejected': (payload) => toMember(payload, verificationNotification('verificationRejected')),
  'member.verificationExpired': (payload) => toMember(payload, verificationNotification('verificationExpired')),
  'member.verificationExpiring': (payload) => toMember(payload, verificationNotification('verificationExpiring')),
  'store.applicationWaits': () => ({ to: { platform: 'platform.stores' }, notice: storeApplicationNotification('storeWaits') }),
  'store.applicationDEPOSIT': (payload) => toMember(payload, storeApplicationNotification('storeDeposit')),
  'store.applicationOPENED': (payload) => toMember(payload, storeApplicationNotification('storeOpened')),
  'store.applicationREJECTED': (payload) => toMember(payload, storeApplicationNotification('storeRejected')),
  'staff.invited': (payload) => toMember(payload, staffInvitedNotification()),
  'design.applicationWaits': () => ({ to: { platform: 'platform.members' }, notice: designerNotification('designerWaits') }),
  'design.applicationAPPROVED': (payload) => toMember(payload, designerNotification('designerApproved')),
  'design.applicationREJECTED': (payload) => toMember(payload, designerNotification('designerRejected')),
  'design.taken': (payload) => toMember(payload, designNotification('designMoved', designOf(payload))),
  'design.released': (payload) => toMember(payload, designNotification('designMoved', designOf(payload))),
  'design.answered': (payload) => toMember(payload, designNotification('designAnswered', designOf(payload))),
  'design.accepted': (payload) => toMember(payload, designNotification('designDecided', designOf(payload))),
  'design.revised': (payload) => toMember(payload, designNotification('designDecided', designOf(payload))),
  'design.cancelled': (payload) => toMember(payload, designNotification('designDecided', designOf(payload))),
  'sales.bound': (payload) => toMember(payload, referralNotification('salesBound')),
  'sales.moved': (payload) => toMember(payload, referralNotification('salesMoved')),
  'sales.moveCancelled': (payload) => toMember(payload, referralNotification('salesMoveCancelled')),
  'sales.stated': (payload) => toMember(payload, referralNotification('salesStated', statementOf(payload))),
  'sales.paid': (payload) => toMember(payload, referralNotification('salesPaid', statementOf(payload))),
  'approval.waits': (payload) => {
    const { requestSn, memberIds } = z.object({ requestSn: z.string(), memberIds: z.array(z.number()) }).parse(payload)
    return { to: { members: memberIds }, notice: requestNotification('requestWaits', requestSn) }
  },
  'approval.approved': (payload) => toRequester(payload, 'requestApproved'),
  'approval.rejected': (payload) => toRequester(payload, 'requestRejected'),
  'approval.returned': (payload) => toRequester(payload, 'requestReturned'),
  'approval.expired': (payload) => toRequester(payload, 'requestExpired'),
  'member.verificationWaits': (payload) => {
    const { verificationId } = z.object({ verificationId: z.number() }).parse(payload)
    return { to: { platform: 'platform.members' }, notice: verificationWaitsNotification(verificationId) }
  },
}

/** Tells people what happened to what they may do. */
export const peopleNotifications: Subscriber = {
  consumer: 'message.peopleNotices',
  events: Object.keys(tellings),
  take: async (tx, happened, app) => {
    const telling = tellings[happened.event]?.(happened.payload)
    if (!telling) return
    const readers = 'members' in telling.to ? telling.to.members : await platformStaffOf(tx, telling.to.platform)
    await addNotifications(tx, readers, telling.notice, app.clock.now())
  },
}
