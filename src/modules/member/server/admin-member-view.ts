import { memberTypes } from '../../../api/caller.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { maskEmail, maskPhone } from '../../identity/rules/mask-contact.ts'
import type { AdminMember } from '../endpoints-admin.ts'
import { memberTypeMessageKey } from '../rules/member-type.ts'
import { memberMessages } from '../messages.ts'
import type { DirectoryRow } from './member-directory-repository.ts'

/** A member for the platform's staff; contact data masked. */
export function adminMemberView(row: DirectoryRow, lang: Language): AdminMember {
  const say = translate(lang, memberMessages)
  const type = memberTypes.find((memberType) => memberType === row.memberType) ?? 1
  const can: AdminMember['can'] = []
  if (row.accountState === 'ACTIVE') can.push('suspend')
  if (row.accountState === 'SUSPENDED') can.push('restore')
  if (type === 1 && !row.isStaff && !row.hasStore) can.push('setSales')
  if (type === 5) can.push('endSales')
  return {
    memberId: row.memberId,
    memberName: row.memberName,
    memberNickName: row.nickName,
    memberType: type,
    memberTypeName: say(memberTypeMessageKey[type]),
    memberMobile: row.phone ? maskPhone(row.phone) : '',
    memberEmail: row.email ? maskEmail(row.email) : '',
    enterpriseName: row.enterpriseName ?? row.companyName ?? '',
    creditCode: row.uscc ?? '',
    accountState: row.accountState,
    accountStateText: say(`account${row.accountState}`),
    registerTime: row.createdAt.toISOString(),
    hasStore: row.hasStore,
    isStaff: row.isStaff,
    can,
  }
}
