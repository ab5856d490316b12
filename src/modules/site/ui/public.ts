// What other modules may use of `site` in the browser.
export { staffImageUploader } from './upload-staff-image.ts'
