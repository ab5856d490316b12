export { addLocalEnquiry, localEnquiry } from './local-enquiry.ts'
export { mergeLocalEnquiry } from './merge-enquiry.ts'
