import { Navigate, useSearchParams } from 'react-router'
import { RfqDetailView } from './rfq-detail.tsx'

/** One enquiry to a store; an address without a number shows what there is. */
export default function EnquiryDetailPage() {
  const inquirySn = useSearchParams()[0].get('inquirySn')
  return inquirySn ? <RfqDetailView inquirySn={inquirySn} /> : <Navigate to="/member/enquiryOrder/list" replace />
}
