import { callApi } from '../../../api/browser/client.ts'
import { goodsPictureUpload } from '../endpoints-revisions.ts'

export type UploadedPicture = { readonly kind: 'stored'; readonly name: string } | { readonly kind: 'refused'; readonly text: string }

/** Stores one picture of a store's goods; rejects when the network failed. */
export async function uploadGoodsPicture(file: Blob, storeId: number): Promise<UploadedPicture> {
  const body = new FormData()
  body.set('storeId', String(storeId))
  body.set('file', file, file instanceof File ? file.name : 'picture.jpg')
  // The client sends a FormData as multipart; its fields are the declared input.
  const answer = await callApi(goodsPictureUpload, body as unknown as { storeId: number })
  return answer.state === 200 && answer.data ? { kind: 'stored', name: answer.data.name } : { kind: 'refused', text: answer.msg }
}

/** Where a picture is seen, at least so many pixels wide. */
export function goodsPictureUrl(name: string, width: 160 | 320 | 1200): string {
  return `/media/${name}?w=${width}`
}
