import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import '../../../../ui/styles/commerce.css'
import { load, visit } from '../../../../api/visit.ts'
import { hiddenHead } from '../../../../api/page-head.ts'
import { pageWords, speakPage } from '../../../../api/page-words.ts'
import type { CartSource } from '../use-cart-words.ts'
import { cartWords } from '../words.ts'
import { enquiryCartList, sampleCartList } from '../../contract-enquiry.ts'
import { LocalEnquiry } from '../parts/local-enquiry-list.tsx'
import { SampleBasket } from '../parts/sample-basket.tsx'
import { MemberEnquiry } from '../parts/member-enquiry.tsx'

/** A member's basket comes from the server; a visitor's lives in the browser, so the page is given nothing. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { visitor, lang } = visit(context)
  if (!visitor.member) return { basket: null, samples: null, ...pageWords(lang, cartWords) }
  const [basket, samples] = await Promise.all([load(context, enquiryCartList, {}), load(context, sampleCartList, {})])
  return { basket, samples, ...pageWords(lang, cartWords) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? hiddenHead(matches, speakPage<CartSource>(loaderData, 'cart')('enquiryBasket')) : []

export default function EnquiryPage() {
  const { basket, samples } = useLoaderData<typeof loader>()
  return basket ? <MemberEnquiry first={basket} below={samples && <SampleBasket first={samples} />} /> : <LocalEnquiry />
}
