import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { timestamp, oneOrZero } from '../../api/fields.ts'
import { optionalConsents } from './rules/optional-consent.ts'

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
