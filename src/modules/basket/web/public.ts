export { localEnquiry } from '../../../api/browser/local-enquiry.ts'
export { mergeLocalEnquiry } from './merge-enquiry.ts'
