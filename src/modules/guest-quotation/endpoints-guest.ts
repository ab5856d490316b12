import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { text, timestamp, whole } from '../../api/fields.ts'
import { attachmentView } from '../attachment/endpoints.ts'
import { downloadFile } from '../../api/sheet-file.ts'
import { openingView, quotationHead, quotationView, requestedLine, requestedTerms, rfqHead } from '../rfq/endpoints-schemas.ts'
import { quotationSave } from '../rfq/endpoints-supplier-quotation.ts'
import { invitationMachine } from './rules/invitation-machine.ts'

const guest = 'v3/business/front/guestQuotation'
const key = text(60, 1)
const pass = text(60).default('')

export const guestView = rfqHead
  .pick({ inquirySn: true, title: true, state: true, stateText: true, regionName: true, closeTime: true })
  .extend({
    note: z.string(),
    buyerTitle: z.string(),
    lines: z.array(requestedLine),
    terms: requestedTerms,
    files: z.array(attachmentView),
    openings: z.array(openingView),
    guestName: z.string(),
    invitationState: z.enum(invitationMachine.states),
    /** The phone that must be proved, with stars; empty where the guest names one. */
    phoneHint: z.string(),
    /** True while this browser has proved the phone; the own quotation is shown only then. */
    isProved: z.boolean(),
    expireTime: timestamp,
    current: quotationView.nullable(),
    earlier: z.array(quotationHead),
    /** What any later change of the quotation would give away; empty without one. */
    receipt: z.string(),
    /** Whether what the buyer reads is what the receipt was given for; null before the opening. */
    receiptHolds: z.boolean().nullable(),
    firstValidDay: z.string(),
    can: z.array(z.enum(['quote', 'decline', 'claim'])),
  })
export type GuestView = z.output<typeof guestView>

export const guestOpen = endpoint({
  method: 'POST',
  path: `${guest}/open`,
  summary: 'A request as its invited supplier reads it by the secret key of the link; a wrong key finds nothing',
  guard: 'anyone',
  input: z.object({ key, pass }),
  output: guestView,
  rate: 'login',
})

export const guestFile = endpoint({
  method: 'POST',
  path: `${guest}/file`,
  summary: 'A document of the request behind an invitation link, as a file; a wrong key finds nothing',
  guard: 'anyone',
  // The key alone says whose: the file is one of its request.
  input: z.object({ key, file: text(60, 1) }),
  output: downloadFile,
  rate: 'login',
})

export const guestProve = endpoint({
  method: 'POST',
  path: `${guest}/prove`,
  summary: 'Proves the phone of an invited supplier by the code that was sent to it',
  guard: 'anyone',
  input: z.object({ key, mobile: text(11, 1), smsCode: text(6, 1) }),
  output: z.object({ pass: z.string(), passUntil: timestamp }),
  rate: 'login',
})

export const guestSubmit = endpoint({
  method: 'POST',
  path: `${guest}/submit`,
  summary: 'Hands a quotation in by invitation; a later one takes its place until the closing',
  guard: 'anyone',
  // `expectedVersion` is the version of the quotation that stands, 0 for none.
  input: quotationSave.input.omit({ inquirySn: true }).extend({ key, pass: text(60, 1) }),
  output: guestView,
  rate: 'login',
})

export const guestDecline = endpoint({
  method: 'POST',
  path: `${guest}/decline`,
  summary: 'Says that the invited supplier does not quote',
  guard: 'anyone',
  input: z.object({ key, reason: text(200).default('') }),
  output: guestView,
  rate: 'login',
})

export const guestClaim = endpoint({
  method: 'POST',
  path: `${guest}/claim`,
  summary: 'Takes a quotation that was handed in by invitation over into the own store; the proved phone must be that of the account',
  guard: { store: 'store.quote' },
  input: z.object({ key }),
  output: z.object({ inquirySn: z.string(), storeId: whole() }),
  rate: 'write',
})
