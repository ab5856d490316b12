import { memberOf, type Call } from '../../../api/handler.ts'
import { failure, type Failure } from '../../../shared/failure.ts'
import { keepProfile } from './directory-store.ts'
import type { OwnsPictures } from './ports.ts'

export type ProfileWish = { readonly memberNickName: string; readonly memberAvatar: string }

/** Keeps nickname and avatar. Refusals: `member.nickNameRequired`, `member.pictureGone` for a picture that is not this member's. */
export async function changeProfile(call: Call, ownsPictures: OwnsPictures, wish: ProfileWish): Promise<ProfileWish | Failure> {
  const { memberId } = memberOf(call)
  if (wish.memberNickName === '') return failure('member.nickNameRequired', {}, { field: 'memberNickName' })
  const avatar = wish.memberAvatar || null
  if (avatar && !(await ownsPictures(call.house.read, memberId, [avatar], 'avatar')))
    return failure('member.pictureGone', {}, { field: 'memberAvatar' })
  await call.house.inUnit((unit) => keepProfile(unit, memberId, wish.memberNickName, avatar))
  return wish
}
