// What other modules may use of `site` in the browser.
export { uploadMemberImage } from './upload-member-image.ts'
export { staffImageUploader } from './upload-staff-image.ts'
