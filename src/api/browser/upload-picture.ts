import type { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { callApi } from './client.ts'
import { callRef } from './call-ref.ts'

type Stored = { readonly name: string; readonly url: string }
type Upload = Endpoint<z.ZodType<unknown, { purpose: string }>, z.ZodType<Stored>>

const uploadRef = callRef<Upload>('POST', 'v3/system/front/file/uploadImage')

export type UploadedPicture =
  | { readonly kind: 'stored'; readonly name: string; readonly url: string }
  | { readonly kind: 'refused'; readonly text: string }

/** Stores one picture for a purpose that the upload call knows; rejects when the network failed. */
export async function uploadPicture(file: File, purpose: string): Promise<UploadedPicture> {
  const body = new FormData()
  body.set('purpose', purpose)
  body.set('file', file)
  // The client sends a FormData as multipart; its fields are the declared input.
  const answer = await callApi(uploadRef, body as unknown as { purpose: string })
  return answer.state === 200 && answer.data
    ? { kind: 'stored', name: answer.data.name, url: answer.data.url }
    : { kind: 'refused', text: answer.msg }
}
