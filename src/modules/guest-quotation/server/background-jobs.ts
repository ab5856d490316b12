import { z } from 'zod'
import type { JobTasks, Subscriber } from '../../../api/background.ts'
import { requestJob } from '../../../kernel/events/events.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import type { MailSender, SmsSender } from '../../identity/server/public.ts'
import { rfqById, rfqIdBySn } from '../../rfq/server/public.ts'
import { guestQuotationMessages } from '../messages.ts'
import { isLinkOpen, linkEnd } from '../rules/invitation-limits.ts'
import { invitationKey, invitationLink } from './invitation-key.ts'
import { invitationById, invitationsOf, prolongInvitations, type Invitation } from './invitation-repository.ts'
import type { LinkDeps } from './invitation-view.ts'
import { guestMessageJob } from './invite-suppliers.ts'

/** What a guest is written about, by the event that it follows from. */
const happenings = {
  invited: 'invited',
  reminded: 'reminded',
  'rfq.extended': 'extended',
  'rfq.resealed': 'resealed',
  'rfq.closedEarly': 'closedEarly',
  'rfq.changed': 'changed',
  'rfq.ended': 'ended',
  'rfq.awarded': 'awarded',
  'rfq.lost': 'lost',
  'rfq.revisionAsked': 'revisionAsked',
} as const
type What = keyof typeof happenings

const isWhat = (text: string): text is What => Object.hasOwn(happenings, text)

const payload = z.object({ invitationId: z.number(), what: z.string() })

/** Writes to guests, who have no account to be told by. */
export function guestQuotationTasks(
  deps: LinkDeps & { readonly sendSms: SmsSender | null; readonly sendMail: MailSender | null },
): JobTasks {
  const say = translate('zh', guestQuotationMessages)
  return {
    [guestMessageJob]: async (app, given) => {
      const { invitationId, what } = payload.parse(given)
      const invitation = await invitationById(app.read, invitationId)
      // Taken back meanwhile, or over.
      if (!invitation || !isWhat(what) || !isLinkOpen(invitation, app.clock.now())) return
      const rfq = await rfqById(app.read, invitation.inquiryId)
      if (!rfq) return
      const link = invitationLink(deps.siteUrl, invitationKey(deps.secret, invitation))
      const facts = { company: rfq.buyerTitle || say('aBuyer'), happening: say(`sms_${happenings[what]}`), number: rfq.inquirySn, link }
      const text = say('smsText', facts)
      if (invitation.email !== '')
        await deps.sendMail?.({ to: invitation.email, subject: say('mailSubject', facts), text: `${text}\n\n${say('mailText', facts)}` })
      else if (phoneOf(invitation) !== '') await deps.sendSms?.({ phone: phoneOf(invitation), text, template: { use: 'quotation' }, facts })
    },
  }
}

const phoneOf = ({ phone, verifiedPhone }: Invitation): string => phone || verifiedPhone

const told = z.object({ inquirySn: z.string(), what: z.string(), guestId: z.number().nullable().default(null) })

/** Hears what becomes of a request or of a guest's quotation. */
export const guestQuotationSubscriber: Subscriber = {
  consumer: 'guestQuotation.tell',
  events: ['rfq.guestsTold', 'rfq.guestTold'],
  take: async (tx, happened, app) => {
    const { inquirySn, what, guestId } = told.parse(happened.payload)
    const inquiryId = await rfqIdBySn(tx, inquirySn)
    const rfq = inquiryId === null ? null : await rfqById(tx, inquiryId)
    if (!rfq || !isWhat(what)) return
    // Who was chosen needs the link to open a store and take the quotation over.
    if (what === 'rfq.awarded') await prolongInvitations(tx, rfq.id, linkEnd(app.clock.now(), app.clock.now()))
    if (what === 'rfq.extended' || what === 'rfq.resealed') await prolongInvitations(tx, rfq.id, linkEnd(rfq.closeAt, app.clock.now()))
    const readers = (await invitationsOf(tx, rfq.id)).filter((one) => (guestId === null ? listens(one) : one.id === guestId))
    for (const { id } of readers) await requestJob(tx, guestMessageJob, { invitationId: id, what })
  },
}

/** Who has answered with a no, or was taken off the list, hears no more. */
const listens = ({ storeId, state }: Invitation): boolean =>
  storeId === null && (state === 'SENT' || state === 'OPENED' || state === 'QUOTED')
