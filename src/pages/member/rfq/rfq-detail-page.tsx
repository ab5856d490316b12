import { Navigate, useSearchParams } from 'react-router'
import { RfqDetailView } from './rfq-detail.tsx'

/** One open request; an address without a number shows what there is. */
export default function InquiryDetailPage() {
  const inquirySn = useSearchParams()[0].get('inquirySn')
  return inquirySn ? <RfqDetailView inquirySn={inquirySn} /> : <Navigate to="/member/inquireOrder/list" replace />
}
