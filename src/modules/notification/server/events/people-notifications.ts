import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import type { PlatformCapability } from '../../../../api/caller.ts'
import { platformStaffOf } from '../../../member/server/public.ts'
import {
  designerNotice,
  designNotice,
  salesNotice,
  storeApplicationNotice,
  requestNotice,
  type RequestTemplate,
  staffInvitedNotice,
  verificationNotice,
  verificationWaitsNotice,
} from '../../rules/people-notifications.ts'
import type { Notice } from '../../rules/notifications.ts'
import { addNotices } from '../add-notifications.ts'

type Telling = { readonly to: { readonly members: readonly number[] } | { readonly platform: PlatformCapability }; readonly notice: Notice }

const whose = z.object({ memberId: z.number() })
const toMember = (payload: unknown, notice: Notice): Telling => ({ to: { members: [whose.parse(payload).memberId] }, notice })

function toRequester(payload: unknown, template: RequestTemplate): Telling {
  const { requestSn, memberId } = whose.extend({ requestSn: z.string() }).parse(payload)
  return { to: { members: [memberId] }, notice: requestNotice(template, requestSn) }
}

const designOf = (payload: unknown) => z.object({ desAppId: z.number() }).parse(payload).desAppId
const statementOf = (payload: unknown) => z.object({ statementSn: z.string() }).parse(payload).statementSn

/** Who is told what about verifications, companies and their people. */
const tellings: Readonly<Record<string, (payload: unknown) => Telling>> = {
  'member.verified': (payload) => toMember(payload, verificationNotice('verified')),
  'member.verificationRejected': (payload) => toMember(payload, verificationNotice('verificationRejected')),
  'member.verificationExpired': (payload) => toMember(payload, verificationNotice('verificationExpired')),
  'member.verificationExpiring': (payload) => toMember(payload, verificationNotice('verificationExpiring')),
  'store.applicationWaits': () => ({ to: { platform: 'platform.stores' }, notice: storeApplicationNotice('storeWaits') }),
  'store.applicationDEPOSIT': (payload) => toMember(payload, storeApplicationNotice('storeDeposit')),
  'store.applicationOPENED': (payload) => toMember(payload, storeApplicationNotice('storeOpened')),
  'store.applicationREJECTED': (payload) => toMember(payload, storeApplicationNotice('storeRejected')),
  'staff.invited': (payload) => toMember(payload, staffInvitedNotice()),
  'design.applicationWaits': () => ({ to: { platform: 'platform.members' }, notice: designerNotice('designerWaits') }),
  'design.applicationAPPROVED': (payload) => toMember(payload, designerNotice('designerApproved')),
  'design.applicationREJECTED': (payload) => toMember(payload, designerNotice('designerRejected')),
  'design.taken': (payload) => toMember(payload, designNotice('designMoved', designOf(payload))),
  'design.released': (payload) => toMember(payload, designNotice('designMoved', designOf(payload))),
  'design.answered': (payload) => toMember(payload, designNotice('designAnswered', designOf(payload))),
  'design.accepted': (payload) => toMember(payload, designNotice('designDecided', designOf(payload))),
  'design.revised': (payload) => toMember(payload, designNotice('designDecided', designOf(payload))),
  'design.cancelled': (payload) => toMember(payload, designNotice('designDecided', designOf(payload))),
  'sales.bound': (payload) => toMember(payload, salesNotice('salesBound')),
  'sales.moved': (payload) => toMember(payload, salesNotice('salesMoved')),
  'sales.moveCancelled': (payload) => toMember(payload, salesNotice('salesMoveCancelled')),
  'sales.stated': (payload) => toMember(payload, salesNotice('salesStated', statementOf(payload))),
  'sales.paid': (payload) => toMember(payload, salesNotice('salesPaid', statementOf(payload))),
  'approval.waits': (payload) => {
    const { requestSn, memberIds } = z.object({ requestSn: z.string(), memberIds: z.array(z.number()) }).parse(payload)
    return { to: { members: memberIds }, notice: requestNotice('requestWaits', requestSn) }
  },
  'approval.approved': (payload) => toRequester(payload, 'requestApproved'),
  'approval.rejected': (payload) => toRequester(payload, 'requestRejected'),
  'approval.returned': (payload) => toRequester(payload, 'requestReturned'),
  'approval.expired': (payload) => toRequester(payload, 'requestExpired'),
  'member.verificationWaits': (payload) => {
    const { verificationId } = z.object({ verificationId: z.number() }).parse(payload)
    return { to: { platform: 'platform.members' }, notice: verificationWaitsNotice(verificationId) }
  },
}

/** Tells people what happened to what they may do. */
export const peopleNotices: Subscriber = {
  consumer: 'message.peopleNotices',
  events: Object.keys(tellings),
  take: async (unit, happened, house) => {
    const telling = tellings[happened.event]?.(happened.payload)
    if (!telling) return
    const readers = 'members' in telling.to ? telling.to.members : await platformStaffOf(unit, telling.to.platform)
    await addNotices(unit, readers, telling.notice, house.clock.now())
  },
}
