export { uploadImage } from './upload-image.ts'
export { staffUpload } from './upload-staff-image.ts'
