import { handle, type Handler } from '../../../../api/handler.ts'
import { contentImageUpload, imageUpload, settingImageUpload, storeImageUpload } from '../../endpoints-files.ts'
import type { FileDeps } from '../ports.ts'
import { uploadImage } from './upload-image.ts'

/** Pictures that members hand in, and those that staff store for the mall and for stores. */
export function fileHandlers(deps: FileDeps): Handler[] {
  return [
    handle(imageUpload, (input, call) => uploadImage(call, deps, input.purpose)),
    handle(settingImageUpload, (_input, call) => uploadImage(call, deps, 'site')),
    handle(contentImageUpload, (_input, call) => uploadImage(call, deps, 'site')),
    handle(storeImageUpload, (_input, call) => uploadImage(call, deps, 'store')),
  ]
}
