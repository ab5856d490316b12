import { memberOf, type Call } from '../../../api/handler.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { saveProfile } from './member-directory-repository.ts'
import type { OwnsPictures } from './ports.ts'

export type ProfileInput = { readonly memberNickName: string; readonly memberAvatar: string }

/** Keeps nickname and avatar. Refusals: `member.nickNameRequired`, `member.pictureGone` for a picture that is not this member's. */
export async function changeProfile(call: Call, ownsPictures: OwnsPictures, wish: ProfileInput): Promise<ProfileInput | Failure> {
  const { memberId } = memberOf(call)
  if (wish.memberNickName === '') return failure('member.nickNameRequired', {}, { field: 'memberNickName' })
  const avatar = wish.memberAvatar || null
  if (avatar && !(await ownsPictures(call.app.read, memberId, [avatar], 'avatar')))
    return failure('member.pictureGone', {}, { field: 'memberAvatar' })
  await call.app.inTransaction((tx) => saveProfile(tx, memberId, wish.memberNickName, avatar))
  return wish
}
