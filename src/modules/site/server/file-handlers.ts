import { handle, type Handler } from '../../../api/handler.ts'
import { imageUpload } from '../contract-file.ts'
import type { FileDeps } from './ports.ts'
import { uploadImage } from './upload-image.ts'

/** Pictures that members hand in. */
export function fileHandlers(deps: FileDeps): Handler[] {
  return [handle(imageUpload, (input, call) => uploadImage(call, deps, input.purpose))]
}
