import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'

export const filePurposes = ['voucher', 'evaluation', 'licence', 'avatar'] as const
export type FilePurpose = (typeof filePurposes)[number]

export const imageUpload = endpoint({
  method: 'POST',
  path: 'v3/system/front/file/uploadImage',
  summary: 'Stores one picture (multipart field `file`): JPG, JPEG, PNG, GIF or BMP of at most 4 MB',
  guard: 'login',
  input: z.object({ purpose: z.enum(filePurposes) }),
  output: z.object({
    /** What other calls take in their `images`. */
    name: z.string(),
    url: z.string(),
    width: z.number(),
    height: z.number(),
  }),
  rate: 'write',
  note: 'The picture is read and written anew, so nothing but pixels is kept.',
})
