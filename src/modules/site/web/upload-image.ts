import { uploadPicture, type UploadedPicture } from '../../../api/browser/upload-picture.ts'
import type { FilePurpose } from '../contract-file.ts'

/** Stores one picture; rejects when the network failed. */
export function uploadImage(file: File, purpose: FilePurpose): Promise<UploadedPicture> {
  return uploadPicture(file, purpose)
}
