import { z } from 'zod'
import type { JobTasks, Subscriber } from '../../../api/background.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { type SmsSender } from '../../identity/server/public.ts'
import { directoryRow, enterpriseName } from '../../member/server/public.ts'
import { enterpriseMessages } from '../messages.ts'
import { invitesOf } from './invitation-repository.ts'
import { inviteTask } from './invite-sub-account.ts'
import { addRole, rolesOf } from './role-repository.ts'

const payload = z.object({ enterpriseId: z.number(), inviteId: z.number() })

/** Tells an invited phone where to answer. */
export function enterpriseTasks({ sendSms, siteUrl }: { readonly sendSms: SmsSender | null; readonly siteUrl: string }): JobTasks {
  const say = translate('zh', enterpriseMessages)
  return {
    [inviteTask]: async (app, given) => {
      const { enterpriseId, inviteId } = payload.parse(given)
      const invite = (await invitesOf(app.read, enterpriseId, app.clock.now())).find((one) => one.inviteId === inviteId)
      // Answered or taken back meanwhile.
      if (!invite || !sendSms) return
      const company = await enterpriseName(app.read, enterpriseId)
      const facts = { company, link: `${siteUrl}/member/permission` }
      await sendSms({ phone: invite.phone, text: say('inviteText', facts), template: { use: 'invitation' }, facts })
    },
  }
}

const verified = z.object({ memberId: z.number() })

/** A company that was just verified gets the roles that most companies want; they are its own from then on. */
export const firstRoles: Subscriber = {
  consumer: 'enterprise.firstRoles',
  events: ['member.verified'],
  take: async (tx, happened) => {
    const row = await directoryRow(tx, verified.parse(happened.payload).memberId)
    if (row?.memberType !== 3 || row.enterpriseId === null) return
    if ((await rolesOf(tx, row.enterpriseId)).length > 0) return
    const say = translate('zh', enterpriseMessages)
    await addRole(tx, row.enterpriseId, say('roleBuyer'), ['company.order', 'company.request'])
    await addRole(tx, row.enterpriseId, say('roleApprover'), ['company.approve', 'company.records'])
  },
}
