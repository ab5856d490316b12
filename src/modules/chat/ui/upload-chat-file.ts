import { callRef } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import type { chatUpload } from '../endpoints.ts'

const uploadRef = callRef<typeof chatUpload>('POST', 'v3/msg/front/chat/upload')

/** Stores a file to send; rejects when the network failed. */
export function uploadChatFile(file: File) {
  const form = new FormData()
  form.set('file', file)
  // The client sends a FormData as multipart; the call's declared input has no other field.
  return callApi(uploadRef, form as unknown as Record<string, never>)
}
