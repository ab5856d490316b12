import { z } from 'zod'
import type { JobTasks, Subscriber } from '../../../api/background.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { type SmsSender } from '../../identity/server/public.ts'
import { storesByIds } from '../../store/server/public.ts'
import type { StoreCapability } from '../../../api/caller.ts'
import { staffMessages } from '../messages.ts'
import { staffInviteTask } from './invite-staff.ts'
import { staffInvitesOf } from './staff-invitation-repository.ts'
import { addStaffRole, staffRolesOf } from './staff-role-repository.ts'

const payload = z.object({ storeId: z.number().nullable(), inviteId: z.number() })

/** Tells an invited phone where to answer. */
export function staffTasks({ sendSms, siteUrl }: { readonly sendSms: SmsSender | null; readonly siteUrl: string }): JobTasks {
  const say = translate('zh', staffMessages)
  return {
    [staffInviteTask]: async (app, given) => {
      const { storeId, inviteId } = payload.parse(given)
      const invite = (await staffInvitesOf(app.read, storeId, app.clock.now())).find((staffInvite) => staffInvite.inviteId === inviteId)
      // Answered or taken back meanwhile.
      if (!invite?.phone || !sendSms) return
      const store = storeId === null ? undefined : (await storesByIds(app.read, [storeId]))[0]
      const facts = { company: store?.storeName ?? say('platform'), link: `${siteUrl}/member/post` }
      await sendSms({ phone: invite.phone, text: say('inviteText', facts), template: { use: 'invitation' }, facts })
    },
  }
}

/** The roles that most stores want (product.md §1). */
const usualRoles = [
  ['roleSales', ['store.goods', 'store.orders', 'store.quote', 'store.chat']],
  ['roleDepot', ['store.stock', 'store.orders', 'store.ship']],
  ['roleFinance', ['store.orders', 'store.finance']],
  ['roleService', ['store.orders', 'store.aftersale', 'store.chat']],
] as const satisfies readonly (readonly [string, readonly StoreCapability[]])[]

const opened = z.object({ storeId: z.number() })

/** A store that was just opened gets the usual roles; they are its own from then on. */
export const firstStaffRoles: Subscriber = {
  consumer: 'staff.firstRoles',
  events: ['store.applicationOPENED'],
  take: async (tx, happened) => {
    const { storeId } = opened.parse(happened.payload)
    if ((await staffRolesOf(tx, storeId)).length > 0) return
    const say = translate('zh', staffMessages)
    for (const [name, capabilities] of usualRoles) await addStaffRole(tx, storeId, say(name), capabilities)
  },
}
