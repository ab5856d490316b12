import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import '../../../../ui/styles/commerce.css'
import { load, visit } from '../../../../api/visit.ts'
import { privateHead } from '../../../../api/page-head.ts'
import { cartWords } from '../words.ts'
import { enquiryCartList } from '../../contract-enquiry.ts'
import { LocalEnquiry } from '../parts/local-enquiry-list.tsx'
import { MemberEnquiry } from '../parts/member-enquiry.tsx'

/** A member's basket comes from the server; a visitor's lives in the browser, so the page is given nothing. */
export async function loader({ context }: LoaderFunctionArgs) {
  return visit(context).visitor.member ? load(context, enquiryCartList, {}) : null
}

export const meta: MetaFunction = ({ matches }) => privateHead(matches, cartWords, 'enquiryBasket')

export default function EnquiryPage() {
  const basket = useLoaderData<typeof loader>()
  return basket ? <MemberEnquiry first={basket} /> : <LocalEnquiry />
}
