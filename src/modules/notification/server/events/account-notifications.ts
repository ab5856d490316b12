import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import { guardChangedNotice, passwordChangedNotice, sessionReplayedNotice, type Notice } from '../../rules/notifications.ts'
import { addNotices } from '../add-notifications.ts'

const whose = z.object({ memberId: z.number() })
const noticeOf: Readonly<Record<string, () => Notice>> = {
  'identity.sessionReplayed': sessionReplayedNotice,
  'identity.passwordChanged': passwordChangedNotice,
  'identity.payPasswordChanged': guardChangedNotice,
  'identity.phoneChanged': guardChangedNotice,
  'identity.wechatBound': guardChangedNotice,
  'identity.emailChanged': guardChangedNotice,
}

/** Tells members what happened to their account. */
export const accountNotices: Subscriber = {
  consumer: 'message.accountNotices',
  events: Object.keys(noticeOf),
  take: async (unit, happened, house) => {
    const notice = noticeOf[happened.event]
    if (notice) await addNotices(unit, [whose.parse(happened.payload).memberId], notice(), house.clock.now())
  },
}
