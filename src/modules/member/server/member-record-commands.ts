import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { directoryRow } from './member-directory-repository.ts'

/** Notes something about a member for the platform's staff. Refusal: `member.memberGone`. */
export function noteMember(call: Call, { memberId, text }: { readonly memberId: number; readonly text: string }) {
  return call.app.inTransaction<{ memberId: number } | Failure>(async (tx) => {
    if (!(await directoryRow(tx, memberId))) return failure('member.memberGone')
    await audit(tx, {
      ...actorContext(call, 'platform'),
      action: 'member.staffNote',
      entity: 'member',
      entityId: memberId,
      without: 'note',
      reason: text,
    })
    return { memberId }
  })
}

/** The whole contact data of a member; who looked is written down. Refusal: `member.memberGone`. */
export function openMemberContact(call: Call, memberId: number) {
  return call.app.inTransaction<{ memberId: number; memberMobile: string; memberEmail: string } | Failure>(async (tx) => {
    const row = await directoryRow(tx, memberId)
    if (!row) return failure('member.memberGone')
    await audit(tx, {
      ...actorContext(call, 'platform'),
      action: 'member.viewContact',
      entity: 'member',
      entityId: memberId,
      without: 'note',
    })
    return { memberId, memberMobile: row.phone ?? '', memberEmail: row.email ?? '' }
  })
}
