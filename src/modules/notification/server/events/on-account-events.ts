import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import {
  guardChangedNotification,
  passwordChangedNotification,
  sessionReplayedNotification,
  type Notification,
} from '../../rules/notifications.ts'
import { addNotifications } from '../add-notifications.ts'

const whose = z.object({ memberId: z.number() })
const noticeOf: Readonly<Record<string, () => Notification>> = {
  'identity.sessionReplayed': sessionReplayedNotification,
  'identity.passwordChanged': passwordChangedNotification,
  'identity.payPasswordChanged': guardChangedNotification,
  'identity.phoneChanged': guardChangedNotification,
  'identity.wechatBound': guardChangedNotification,
  'identity.emailChanged': guardChangedNotification,
}

/** Tells members what happened to their account. */
export const accountNotifications: Subscriber = {
  consumer: 'message.accountNotices',
  events: Object.keys(noticeOf),
  take: async (tx, happened, app) => {
    const notice = noticeOf[happened.event]
    if (notice) await addNotifications(tx, [whose.parse(happened.payload).memberId], notice(), app.clock.now())
  },
}
