import { failure } from '../../../kernel/failure/failure.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { contactOf } from '../../identity/server/public.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { memberTypeMessageKey } from '../rules/member-type.ts'
import { memberMessages } from '../messages.ts'
import { maskEmail, maskPhone } from '../../identity/rules/mask-contact.ts'
import { profileOf } from './profile-repository.ts'

/** The logged-in member as clients show it; contact data masked (reliability S19). */
export async function showMember(call: Call) {
  const member = memberOf(call)
  const [profile, contact] = await Promise.all([profileOf(call.app.read, member.memberId), contactOf(call.app.read, member.memberId)])
  if (!profile || !contact) return failure('api.notFound')
  return {
    memberId: member.memberId,
    memberName: member.memberName,
    memberNickName: profile.nickName,
    memberAvatar: profile.avatar ?? '',
    enterpriseId: member.enterpriseId,
    enterpriseName: profile.enterpriseName ?? profile.companyName ?? '',
    memberType: member.memberType,
    memberTypeName: translate(call.lang, memberMessages)(memberTypeMessageKey[member.memberType]),
    memberMobile: contact.phone ? maskPhone(contact.phone) : '',
    memberEmail: contact.email ? maskEmail(contact.email) : '',
    hasLoginPwd: contact.hasPassword ? (1 as const) : (0 as const),
    priceClass: call.priceClass,
    stores: [...call.caller.stores, ...(call.caller.otherStores ?? [])].map((seat) => ({
      ...seat,
      capabilities: [...seat.capabilities],
    })),
    platform: [...call.caller.platform],
  }
}
