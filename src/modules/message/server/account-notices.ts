import { z } from 'zod'
import type { Subscriber } from '../../../api/background.ts'
import { sessionReplayedNotice } from '../rules/notices.ts'
import { addNotices } from './message-store.ts'

const replayed = z.object({ memberId: z.number() })

/** Tells members what happened to their account. */
export const accountNotices: Subscriber = {
  consumer: 'message.accountNotices',
  events: ['identity.sessionReplayed'],
  take: async (unit, happened, house) => {
    await addNotices(unit, [replayed.parse(happened.payload).memberId], sessionReplayedNotice(), house.clock.now())
  },
}
