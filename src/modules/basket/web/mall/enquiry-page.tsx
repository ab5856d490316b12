import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import '../../../../ui/styles/commerce.css'
import { load, visit } from '../../../../api/visit.ts'
import { hiddenHead } from '../../../../api/page-head.ts'
import { pageWords, speakPage } from '../../../../api/page-words.ts'
import type { CartSource } from '../use-cart-words.ts'
import { cartWords } from '../words.ts'
import { enquiryCartList } from '../../contract-enquiry.ts'
import { LocalEnquiry } from '../parts/local-enquiry-list.tsx'
import { MemberEnquiry } from '../parts/member-enquiry.tsx'

/** A member's basket comes from the server; a visitor's lives in the browser, so the page is given nothing. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { visitor, lang } = visit(context)
  return { basket: visitor.member ? await load(context, enquiryCartList, {}) : null, ...pageWords(lang, cartWords) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? hiddenHead(matches, speakPage<CartSource>(loaderData, 'cart')('enquiryBasket')) : []

export default function EnquiryPage() {
  const { basket } = useLoaderData<typeof loader>()
  return basket ? <MemberEnquiry first={basket} /> : <LocalEnquiry />
}
