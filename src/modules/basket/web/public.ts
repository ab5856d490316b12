export { localEnquiry } from '../../../api/browser/local-enquiry.ts'
