import { yuanNumber } from '../../../kernel/money/money.ts'
import { contactOf } from '../../identity/server/public.ts'
import { maskPhone } from '../../identity/rules/mask-contact.ts'
import { enterpriseName, memberNameOf } from '../../member/server/public.ts'
import type { Reader } from '../../../kernel/database/transaction.ts'
import type { InviteView, SubAccountView } from '../endpoints.ts'
import type { Invite } from './invitation-repository.ts'
import type { SubAccount } from './sub-account-repository.ts'

/** Fen of the database as yuan; null for no limit. */
export function yuanOrNull(fen: number | bigint | null): number | null {
  return fen === null ? null : yuanNumber(BigInt(fen))
}

/** A sub-account as its company sees it; the phone masked. */
export async function subAccountView(read: Reader, sub: SubAccount): Promise<SubAccountView> {
  const [memberName, contact] = await Promise.all([memberNameOf(read, sub.memberId), contactOf(read, sub.memberId)])
  return {
    subMemberId: sub.memberId,
    memberName,
    mobile: contact?.phone ? maskPhone(contact.phone) : '',
    name: sub.name,
    roleId: sub.roleId,
    roleName: sub.roleName,
    costCentreId: sub.costCentreId,
    costCentreName: sub.costCentreName ?? '',
    orderLimit: yuanOrNull(sub.orderLimit),
    monthLimit: yuanOrNull(sub.monthLimit),
    state: sub.suspendedAt ? 'SUSPENDED' : 'ACTIVE',
    createTime: sub.createdAt.toISOString(),
  }
}

export async function inviteView(read: Reader, invite: Invite): Promise<InviteView> {
  return {
    inviteId: invite.inviteId,
    name: invite.name,
    mobile: maskPhone(invite.phone),
    roleName: invite.roleName,
    companyName: await enterpriseName(read, invite.enterpriseId),
    createTime: invite.createdAt.toISOString(),
    expireTime: invite.expiresAt.toISOString(),
  }
}
