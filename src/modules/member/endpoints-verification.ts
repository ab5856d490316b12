import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, oneOrZero, pageFields, text, whole } from '../../api/fields.ts'
import { verificationMachine } from './rules/verification-machine.ts'

const kind = z.union([z.literal(2), z.literal(3)])
const taxpayer = z.enum(['general', 'small'])
/** The name of an uploaded picture, or empty. */
const picture = z.union([z.literal(''), z.uuid()])

const application = z.object({
  verificationId: z.number(),
  /** The memberType that it asks for. */
  kind,
  state: z.enum(verificationMachine.states),
  stateText: z.string(),
  enterpriseName: z.string(),
  creditCode: z.string(),
  legalPerson: z.string(),
  agentName: z.string(),
  /** Masked. */
  idNumber: z.string(),
  taxpayer,
  /** Empty for a licence without end. */
  licenceUntil: z.string(),
  licenceImage: z.string(),
  idFrontImage: z.string(),
  idBackImage: z.string(),
  letterImage: z.string(),
  bankName: z.string(),
  /** Masked. */
  bankAccount: z.string(),
  submitTime: timestamp,
  reviewTime: timestamp.nullable(),
  /** Why it was rejected. */
  reason: z.string(),
  version: z.number(),
})
export type VerificationView = z.output<typeof application>

export const verificationInfo = endpoint({
  method: 'GET',
  path: 'v3/member/front/authen/info',
  summary: "The member's verification: the valid one, the last application, and what may be done now",
  guard: { memberTypes: [1, 2, 3] },
  input: z.object({}),
  output: z.object({
    valid: application.nullable(),
    last: application.nullable(),
    /** How often the transferred amount may still be entered. */
    triesLeft: z.number(),
    can: z.array(z.enum(['submit', 'proveAccount', 'withdraw'])),
    /** What the member may ask for: an enterprise does not become a buyer again. */
    kinds: z.array(kind),
  }),
})

export const verificationSubmit = endpoint({
  method: 'POST',
  path: 'v3/member/front/authen/submit',
  summary: 'Hands in an application to become a verified buyer (2) or enterprise (3), a renewal or a change',
  guard: { memberTypes: [1, 2, 3] },
  input: z.object({
    kind: z.union([kind, z.enum(['2', '3']).transform((value) => (value === '2' ? (2 as const) : (3 as const)))]),
    enterpriseName: text(100).default(''),
    creditCode: text(30).default(''),
    legalPerson: text(30).default(''),
    agentName: text(30).default(''),
    idNumber: text(20).default(''),
    taxpayer: taxpayer.default('general'),
    licenceUntil: text(10).default(''),
    licenceImage: picture.default(''),
    idFrontImage: picture.default(''),
    idBackImage: picture.default(''),
    letterImage: picture.default(''),
    bankName: text(60).default(''),
    bankAccount: text(40).default(''),
    consent: oneOrZero.default(0),
  }),
  output: application,
  idempotent: true,
  rate: 'write',
  note: 'While an earlier verification is valid it stays so until the new one is approved.',
})

export const verificationConfirmBankAccount = endpoint({
  method: 'POST',
  path: 'v3/member/front/authen/checkTransfer',
  summary: 'Proves the bank account by the amount that was transferred to it, in yuan; three tries',
  guard: { memberTypes: [1, 2, 3] },
  input: z.object({ amount: text(10, 1) }),
  output: application,
  rate: 'write',
})

export const verificationWithdraw = endpoint({
  method: 'POST',
  path: 'v3/member/front/authen/withdraw',
  summary: 'Takes an application back before it is decided',
  guard: { memberTypes: [1, 2, 3] },
  input: z.object({}),
  output: application,
  rate: 'write',
})

const queued = application.extend({
  memberId: z.number(),
  memberName: z.string(),
  reviewerName: z.string(),
  can: z.array(z.enum(['approve', 'reject'])),
})

export const verificationQueue = endpoint({
  method: 'GET',
  path: 'v3/member/admin/authen/list',
  summary: 'Applications for verification, those that wait first',
  guard: { platform: 'platform.members' },
  input: z.object({ state: z.enum(verificationMachine.states).optional(), keyword: text(60).default(''), ...pageFields }),
  output: z.object({ list: z.array(queued), total: z.number() }),
})
export type QueuedVerification = z.output<typeof queued>

export const verificationDetail = endpoint({
  method: 'GET',
  path: 'v3/member/admin/authen/detail',
  summary: 'One application with what changed against the valid one',
  guard: { platform: 'platform.members' },
  input: z.object({ verificationId: id }),
  output: z.object({
    application: queued,
    /** Fields that differ from the verification that is valid now: old and new. */
    changes: z.array(z.object({ field: z.string(), old: z.string(), new: z.string() })),
    /** Another member whose enterprise has this credit code; empty when there is none. */
    creditCodeHolder: z.string(),
  }),
})

export const verificationReview = endpoint({
  method: 'POST',
  path: 'v3/member/admin/authen/review',
  summary: 'Approves an application, or rejects it with a reason',
  guard: { platform: 'platform.members' },
  input: z.object({
    verificationId: id,
    result: z.enum(['approve', 'reject']),
    /** Required to reject; the member reads it. */
    reason: text(200).default(''),
    expectedVersion: whole().optional(),
  }),
  output: queued,
  idempotent: true,
  rate: 'write',
})

export const verificationReveal = endpoint({
  method: 'POST',
  path: 'v3/member/admin/authen/reveal',
  summary: 'The ID and account number in clear, for the one who checks them; each look is in the audit log',
  guard: { platform: 'platform.members' },
  input: z.object({ verificationId: id }),
  output: z.object({ idNumber: z.string(), bankAccount: z.string() }),
  rate: 'write',
})
