import { callApi } from '../../../api/browser/client.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import type { enquiryCartMerge } from '../endpoints-enquiry.ts'
import { clearLocalEnquiry, localEnquiry } from '../../../api/browser/local-enquiry.ts'

const mergeRef = callRef<typeof enquiryCartMerge>('POST', 'v3/business/front/enquiryCart/merge')

/** Hands a visitor's enquiry basket to the account that just logged in; the server prices and checks it anew. */
export async function mergeGuestEnquiry(): Promise<void> {
  const lines = localEnquiry()
  if (lines.length === 0) return
  const answer = await callApi(mergeRef, { lines: lines.map((line) => ({ ...line })) })
  if (answer.state === 200) clearLocalEnquiry()
}
