import { failure } from '../../../shared/failure.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { contactOf } from '../../identity/server/public.ts'
import { speak } from '../../../shared/words.ts'
import { memberTypeWord } from '../rules/member-type.ts'
import { memberWords } from '../words.ts'
import { maskEmail, maskPhone } from '../../identity/rules/mask.ts'
import { profileOf } from './member-store.ts'

/** The logged-in member as clients show it; contact data masked (reliability S19). */
export async function showMember(call: Call) {
  const member = memberOf(call)
  const [profile, contact] = await Promise.all([profileOf(call.house.read, member.memberId), contactOf(call.house.read, member.memberId)])
  if (!profile || !contact) return failure('api.notFound')
  return {
    memberId: member.memberId,
    memberName: member.memberName,
    memberNickName: profile.nickName,
    memberAvatar: profile.avatar ?? '',
    enterpriseId: member.enterpriseId,
    enterpriseName: profile.enterpriseName ?? profile.companyName ?? '',
    memberType: member.memberType,
    memberTypeName: speak(call.lang, memberWords)(memberTypeWord[member.memberType]),
    memberMobile: contact.phone ? maskPhone(contact.phone) : '',
    memberEmail: contact.email ? maskEmail(contact.email) : '',
    hasLoginPwd: contact.hasPassword ? (1 as const) : (0 as const),
    priceClass: call.priceClass,
    stores: [...call.visitor.stores, ...(call.visitor.otherStores ?? [])].map((seat) => ({
      ...seat,
      capabilities: [...seat.capabilities],
    })),
    platform: [...call.visitor.platform],
  }
}
