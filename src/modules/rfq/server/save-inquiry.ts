import type { z } from 'zod'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../shared/audit.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import { addressOf, profileOf } from '../../member/server/public.ts'
import type { inquirySaveCall } from '../contract.ts'
import { inquiryMachine } from '../rules/inquiry-machine.ts'
import { draftLines } from './draft-lines.ts'
import { lockInquiry, type Buyer, type Inquiry } from './inquiry-store.ts'
import { addInquiry, doingOf, rewriteInquiry, traceInquiry, type InquiryDraft } from './write-inquiry.ts'

type Asked = z.output<typeof inquirySaveCall.input>

/** A member acts for their company where they have one. */
export function buyerOf(call: Call): Buyer {
  const { enterpriseId, memberId } = memberOf(call)
  return { enterpriseId, memberId }
}

/** How the buying side is called on a request. */
export async function buyerTitleOf(unit: Unit, memberId: number): Promise<string> {
  const profile = await profileOf(unit, memberId)
  return profile?.enterpriseName || profile?.companyName || ''
}

/** Writes a draft, or a new one. Refusals: `rfq.titleMissing`, `addressGone`, `gone`, `api.stale`, and those of its lines. */
export async function saveInquiry(call: Call, unit: Unit, asked: Asked): Promise<Inquiry | Failure> {
  const buyer = buyerOf(call)
  const now = call.house.clock.now()
  const draft = await draftOf(call, unit, asked)
  if (isFailure(draft)) return draft
  if (asked.inquirySn === '') {
    const buyerTitle = await buyerTitleOf(unit, buyer.memberId)
    const made = { ...draft, ...buyer, kind: 'OPEN', storeId: null, buyerTitle, state: 'DRAFT', round: 1, prevId: null } as const
    const added = await addInquiry(unit, made, now)
    await audit(unit, {
      ...doingOf(call),
      action: 'rfq.begin',
      entity: 'inquiry',
      entityId: added.inquirySn,
      without: 'creation',
      to: 'DRAFT',
    })
    return added
  }
  const before = await lockInquiry(unit, buyer, asked.inquirySn)
  if (!before) return failure('rfq.gone')
  if (before.version !== asked.expectedVersion) return failure('api.stale')
  const to = inquiryMachine.next(before.state, 'save', 'buyer')
  if (isFailure(to)) return to
  const after = await rewriteInquiry(unit, before, draft, now)
  if (!isFailure(after)) await traceInquiry(unit, before, { event: 'save', to }, doingOf(call))
  return after
}

async function draftOf(call: Call, unit: Unit, asked: Asked): Promise<InquiryDraft | Failure> {
  if (asked.title === '') return failure('rfq.titleMissing', {}, { field: 'title' })
  const address = asked.addressId === undefined ? null : await addressOf(unit, memberOf(call).memberId, asked.addressId)
  if (asked.addressId !== undefined && !address) return failure('rfq.addressGone', {}, { field: 'addressId' })
  const lines = await draftLines(call, unit, asked.lines)
  if (isFailure(lines)) return lines
  return {
    title: asked.title,
    note: asked.note,
    contactPublic: asked.contactPublic === 1,
    closeRule: asked.closeRule,
    closeAt: asked.closeTime === undefined ? null : new Date(asked.closeTime),
    closeCount: asked.closeCount ?? null,
    addressId: address?.id ?? null,
    regionName: address?.regionName ?? '',
    lines,
  }
}
