import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, oneOrZero, pageFields, text } from '../../api/fields.ts'
import { attachmentView } from '../attachment/endpoints.ts'
import { downloadFile } from '../../api/sheet-file.ts'
import {
  requestedLine,
  requestedTerms,
  flag,
  rfqContent,
  rfqHead,
  rfqKinds,
  sn,
  clarificationView,
  openingView,
  version,
} from './endpoints-schemas.ts'
import { closeRules } from './rules/closing-rule.ts'
import { rfqPhases } from './rules/rfq-phase.ts'
import { rfqMachine } from './rules/rfq-machine.ts'

const conditionCheck = z.object({
  conditions: z.array(z.object({ description: z.string(), pass: z.boolean() })),
  pass: z.boolean(),
})

/** Whether the member may start an open request, condition by condition; specification §7. */
export const purchaserCheck = endpoint({
  method: 'GET',
  path: 'v3/business/front/purchaseInquire/conditionCheck',
  summary: 'Conditions for starting an open request',
  guard: 'login',
  input: z.object({}),
  output: conditionCheck,
})

/** Whether the member may quote on open requests, condition by condition; specification §7. */
export const supplierCheck = endpoint({
  ...purchaserCheck,
  path: 'v3/business/front/supplierInquire/conditionCheck',
  summary: 'Conditions for quoting on open requests',
})

const front = 'v3/business/front/purchaseInquire'
const moved = z.object({ inquirySn: z.string(), state: z.enum(rfqMachine.states), version: z.number() })
const mayDo = z.array(z.enum(rfqMachine.events))

export const rfqList = endpoint({
  method: 'GET',
  path: `${front}/list`,
  summary: "Requests for quotation of the member's company, or the member's own, the newest first",
  guard: 'login',
  input: z.object({ kind: z.enum(rfqKinds).optional(), phase: z.enum(rfqPhases).default('all'), ...pageFields }),
  output: z.object({ list: z.array(rfqHead.extend({ storeName: z.string(), orderSnList: z.array(z.string()) })), total: z.number() }),
})

export const rfqDetail = endpoint({
  method: 'GET',
  path: `${front}/detail`,
  summary: 'One request for quotation as its buyer reads it',
  guard: 'login',
  input: z.object({ inquirySn: sn }),
  output: rfqHead.extend({
    note: z.string(),
    contactPublic: flag,
    closeRule: z.enum(closeRules),
    closeCount: z.number().nullable(),
    terms: requestedTerms,
    files: z.array(attachmentView),
    addressId: z.number().nullable(),
    storeId: z.number(),
    storeName: z.string(),
    reason: z.string(),
    /** 1 while nobody but the suppliers themselves reads what was quoted. */
    isSealed: flag,
    extensionsLeft: z.number(),
    openings: z.array(openingView),
    prevSn: z.string(),
    nextSn: z.string(),
    paySn: z.string(),
    orderSnList: z.array(z.string()),
    lines: z.array(requestedLine),
    talks: z.array(clarificationView),
    can: mayDo,
  }),
})
export type RfqDetail = z.output<typeof rfqDetail.output>

export const rfqSave = endpoint({
  method: 'POST',
  path: `${front}/save`,
  summary: 'Writes a draft; one that the platform sent back is written again',
  guard: 'login',
  // An empty number begins a new one.
  input: z.object({ inquirySn: text(32).default(''), expectedVersion: version.default(0), ...rfqContent }),
  output: moved,
  idempotent: true,
  rate: 'write',
})

export const rfqSubmit = endpoint({
  method: 'POST',
  path: `${front}/submit`,
  summary: 'Publishes a draft to the suppliers, or hands it to the platform where requests are reviewed',
  guard: 'login',
  input: z.object({ inquirySn: sn, expectedVersion: version }),
  output: moved,
  idempotent: true,
  rate: 'write',
})

export const rfqClose = endpoint({
  method: 'POST',
  path: `${front}/close`,
  summary: 'Ends the quoting before its time; what was quoted is open then',
  guard: 'login',
  input: z.object({ inquirySn: sn, expectedVersion: version }),
  output: moved,
  rate: 'write',
})

export const rfqExtend = endpoint({
  method: 'POST',
  path: `${front}/extend`,
  summary: 'Moves the closing to a later moment, at most twice',
  guard: 'login',
  input: z.object({ inquirySn: sn, expectedVersion: version, closeTime: z.iso.datetime({ offset: true }) }),
  output: moved,
  rate: 'write',
})

export const rfqCancel = endpoint({
  method: 'POST',
  path: `${front}/cancel`,
  summary: 'Ends a request without a choice; its quotations come to nothing',
  guard: 'login',
  input: z.object({ inquirySn: sn, expectedVersion: version, reason: text(200, 1) }),
  output: moved,
  rate: 'write',
})

export const clarificationAnswer = endpoint({
  method: 'POST',
  path: `${front}/provide`,
  summary: 'Answers what a supplier asked; a material answer marks what was quoted before as based on the old request',
  guard: 'login',
  input: z.object({ inquirySn: sn, talkId: id, answer: text(500, 1), isMaterial: oneOrZero.default(0) }),
  output: moved,
  rate: 'write',
})

export const rfqCopy = endpoint({
  method: 'POST',
  path: `${front}/copy`,
  summary: 'A new draft with the lines of a request: the next round of one that is compared, or another try of one that came to nothing',
  guard: 'login',
  input: z.object({ inquirySn: sn, expectedVersion: version }),
  output: moved,
  idempotent: true,
  rate: 'write',
})

export const rfqClone = endpoint({
  method: 'POST',
  path: `${front}/clone`,
  summary: 'A new draft with lines and terms of an own request, whatever became of it, with another closing time where one is named',
  guard: 'login',
  input: z.object({ inquirySn: sn, closeTime: z.iso.datetime({ offset: true }).optional() }),
  output: moved,
  idempotent: true,
  rate: 'write',
})

export const rfqFile = endpoint({
  method: 'GET',
  path: `${front}/file`,
  summary: 'A document of an own request, as a file',
  guard: 'login',
  input: z.object({ inquirySn: sn, fileId: text(60, 1) }),
  output: downloadFile,
})
