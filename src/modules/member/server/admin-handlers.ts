import { endOfDay, startOfDay } from '../../../kernel/time/clock.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { auditEventsOf, staffNotesOf } from '../../../api/record/record-history.ts'
import { failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { deviceName } from '../../identity/rules/device-name.ts'
import { openSessionsOf } from '../../identity/server/public.ts'
import type { PlatformCapability } from '../../../api/caller.ts'
import {
  memberContact,
  memberDetail,
  memberList,
  memberNote,
  memberRecordParts,
  memberRestore,
  memberSetSales,
  memberSuspend,
} from '../endpoints-admin.ts'
import { memberMessages } from '../messages.ts'
import { addressesOf } from './addresses/address-repository.ts'
import { adminMemberView } from './admin-member-view.ts'
import { noteMember, openMemberContact } from './member-record-commands.ts'
import { restoreMember, setSalesperson, suspendMember } from './administer-member.ts'
import { directoryPage, directoryRow } from './member-directory-repository.ts'
import { lastVerification } from './verification/verification-repository.ts'

/** Each part behind the right that its own pages ask for. */
const rightOf: Readonly<Record<(typeof memberRecordParts)[number], PlatformCapability>> = {
  money: 'platform.payments',
  orders: 'platform.orders',
  support: 'platform.support',
  audit: 'platform.audit',
}

/** Everything that support needs to help a member without logging in as them. */
async function showMemberForSupport(call: Call, memberId: number) {
  const { read, clock } = call.app
  const row = await directoryRow(read, memberId)
  if (!row) return failure('member.memberGone')
  const record = { entity: 'member', entityId: memberId }
  const [addresses, sessions, last, notes, log] = await Promise.all([
    addressesOf(read, memberId),
    openSessionsOf(read, memberId, clock.now()),
    lastVerification(read, memberId),
    staffNotesOf(read, record),
    auditEventsOf(read, record),
  ])
  const say = translate(call.lang, memberMessages)
  return {
    member: adminMemberView(row, call.lang),
    addressCount: addresses.length,
    sessions: sessions.map((session) => ({
      device: deviceName(session.userAgent),
      ip: session.ip,
      since: session.createdAt.toISOString(),
      lastTime: session.lastAt.toISOString(),
    })),
    verifications: last
      ? [{ verificationId: last.id, stateText: say(`authen${last.state}`), submitTime: last.submittedAt.toISOString() }]
      : [],
    notes,
    log,
    parts: memberRecordParts.filter((part) => call.caller.platform.includes(rightOf[part])),
  }
}

/** The platform's calls about members. */
export function adminMemberHandlers(): Handler[] {
  return [
    handle(memberList, async (input, call) => {
      const { keyword, memberType = null, state: accountState = null, current, pageSize } = input
      const since = input.fromDate === '' ? null : startOfDay(input.fromDate)
      const until = input.untilDate === '' ? null : endOfDay(input.untilDate)
      const { list, total } = await directoryPage(call.app.read, { keyword, memberType, accountState, since, until, current, pageSize })
      return { list: list.map((row) => adminMemberView(row, call.lang)), total }
    }),
    handle(memberDetail, ({ memberId }, call) => showMemberForSupport(call, memberId)),
    handle(memberNote, (input, call) => noteMember(call, input)),
    handle(memberContact, ({ memberId }, call) => openMemberContact(call, memberId)),
    handle(memberSuspend, (input, call) => suspendMember(call, input)),
    handle(memberRestore, (input, call) => restoreMember(call, input)),
    handle(memberSetSales, (input, call) => setSalesperson(call, { ...input, isSales: input.isSales === 1 })),
  ]
}
