import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { timestamp, oneOrZero } from '../../api/fields.ts'

/** What a member may allow or refuse at any time. `personalised`: footprints and statistics under the member's own id. */
export const optionalConsents = ['personalised'] as const
export type OptionalConsent = (typeof optionalConsents)[number]

/** What holds while somebody has decided nothing: the privacy policy, which they agreed to, describes it. */
export const consentDefaults: Readonly<Record<OptionalConsent, boolean>> = { personalised: true }

const choice = z.object({
  consentCode: z.enum(optionalConsents),
  isGiven: oneOrZero,
  /** Null while nothing was decided. */
  decideTime: timestamp.nullable(),
})

/** What the member agreed to, in which version and when, and what may be allowed or refused. */
export const consentList = endpoint({
  method: 'GET',
  path: 'v3/member/front/consent/list',
  summary: "The member's consents with versions and moments",
  guard: 'login',
  input: z.object({}),
  output: z.object({
    agreements: z.array(
      z.object({
        agreementCode: z.string(),
        title: z.string(),
        version: z.number(),
        agreeTime: timestamp,
        /** 0 when a newer version is in force by now. */
        isCurrent: oneOrZero,
      }),
    ),
    choices: z.array(choice),
  }),
})

/** Gives or withdraws an optional consent; withdrawing is as easy as giving (PIPL, article 15). */
export const consentChange = endpoint({
  method: 'POST',
  path: 'v3/member/front/consent/change',
  summary: 'Give or withdraw an optional consent',
  guard: 'login',
  input: z.object({ consentCode: z.enum(optionalConsents), isGiven: oneOrZero }),
  output: choice,
  rate: 'write',
})
