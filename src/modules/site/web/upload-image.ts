import { uploadPicture, type UploadedPicture } from '../../../api/browser/upload-picture.ts'
import type { MemberFilePurpose } from '../contract-file.ts'

/** Stores one picture; rejects when the network failed. */
export function uploadImage(file: File, purpose: MemberFilePurpose): Promise<UploadedPicture> {
  return uploadPicture(file, purpose)
}
