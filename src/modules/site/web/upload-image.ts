import { callRef } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import type { FilePurpose, imageUpload } from '../contract-file.ts'

const uploadRef = callRef<typeof imageUpload>('POST', 'v3/system/front/file/uploadImage')

export type UploadedImage =
  | { readonly kind: 'stored'; readonly name: string; readonly url: string }
  | { readonly kind: 'refused'; readonly text: string }

/** Stores one picture; rejects when the network failed. */
export async function uploadImage(file: File, purpose: FilePurpose): Promise<UploadedImage> {
  const body = new FormData()
  body.set('purpose', purpose)
  body.set('file', file)
  // The client sends a FormData as multipart; its fields are the declared input.
  const answer = await callApi(uploadRef, body as unknown as { purpose: FilePurpose })
  return answer.state === 200 && answer.data
    ? { kind: 'stored', name: answer.data.name, url: answer.data.url }
    : { kind: 'refused', text: answer.msg }
}
