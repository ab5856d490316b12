import { uploadPicture, type UploadedPicture } from '../../../api/browser/upload-picture.ts'
import type { MemberFilePurpose } from '../endpoints-files.ts'

/** Stores one picture; rejects when the network failed. */
export function uploadMemberImage(file: File, purpose: MemberFilePurpose): Promise<UploadedPicture> {
  return uploadPicture(file, purpose)
}
