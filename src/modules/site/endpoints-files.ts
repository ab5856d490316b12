import { z } from 'zod'
import { endpoint, onePicture } from '../../api/endpoint.ts'

export const filePurposes = ['voucher', 'evaluation', 'evidence', 'licence', 'avatar'] as const
/** What a picture is for: those of members, and those that staff store for the mall (`site`) or their store (`store`). */
export type MemberFilePurpose = (typeof filePurposes)[number]
export type FilePurpose = MemberFilePurpose | 'site' | 'store'

/** Pictures that everybody may see. */
export function isPublicPurpose(purpose: FilePurpose): boolean {
  return purpose === 'evaluation' || purpose === 'avatar' || purpose === 'site' || purpose === 'store'
}

const storedImage = z.object({
  /** What other calls take in their `images`. */
  name: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
})

export const imageUpload = endpoint({
  method: 'POST',
  path: 'v3/system/front/file/uploadImage',
  summary: 'Stores one picture (multipart field `file`): JPG, JPEG, PNG, GIF or BMP of at most 4 MB',
  guard: 'login',
  files: onePicture,
  input: z.object({ purpose: z.enum(filePurposes) }),
  output: storedImage,
  rate: 'write',
  note: 'The picture is read and written anew, so nothing but pixels is kept.',
})

export const settingImageUpload = endpoint({
  method: 'POST',
  path: 'v3/system/admin/setting/uploadImage',
  summary: 'Stores a picture for a setting (multipart field `file`); everybody may see it',
  guard: { platform: 'platform.settings' },
  files: onePicture,
  input: z.object({}),
  output: storedImage,
  rate: 'write',
})

export const contentImageUpload = endpoint({
  method: 'POST',
  path: 'v3/system/admin/file/uploadImage',
  summary: 'Stores a picture for banners, articles and built pages (multipart field `file`); everybody may see it',
  guard: { platform: 'platform.content' },
  files: onePicture,
  input: z.object({}),
  output: storedImage,
  rate: 'write',
})

export const storeImageUpload = endpoint({
  method: 'POST',
  path: 'v3/system/seller/file/uploadImage',
  summary: 'Stores a picture for the store (multipart field `file`); everybody may see it',
  guard: { store: 'store.decorate' },
  files: onePicture,
  input: z.object({}),
  output: storedImage,
  rate: 'write',
})
