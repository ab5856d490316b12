import { Navigate, useSearchParams } from 'react-router'
import { InquiryOf } from '../parts/inquiry-detail.tsx'

/** One open request; an address without a number shows what there is. */
export default function InquiryDetailPage() {
  const inquirySn = useSearchParams()[0].get('inquirySn')
  return inquirySn ? <InquiryOf inquirySn={inquirySn} /> : <Navigate to="/member/inquireOrder/list" replace />
}
