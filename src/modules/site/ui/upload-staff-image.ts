import type { CallRef } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import type { contentImageUpload, settingImageUpload, storeImageUpload } from '../endpoints-files.ts'
import type { UploadedPicture } from '../../../api/browser/upload-picture.ts'

type StaffUpload = typeof settingImageUpload | typeof contentImageUpload | typeof storeImageUpload

/** How staff store a picture through one of their calls; the promise rejects when the network failed. */
export function staffImageUploader(call: StaffUpload | CallRef<StaffUpload>): (file: File) => Promise<UploadedPicture> {
  return async (file) => {
    const body = new FormData()
    body.set('file', file)
    // The client sends a FormData as multipart; these calls have no other input.
    const answer = await callApi(call as typeof settingImageUpload, body as unknown as Record<string, never>)
    return answer.state === 200 && answer.data
      ? { kind: 'stored', name: answer.data.name, url: answer.data.url }
      : { kind: 'refused', text: answer.msg }
  }
}
