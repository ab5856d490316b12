import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import '../../../ui/styles/commerce.css'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { hiddenHead } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import type { CartMessageSource } from '../../../modules/basket/ui/use-messages.ts'
import { goodsMessages } from '../../../modules/catalog/messages.ts'
import { cartMessages } from '../../../modules/basket/messages.ts'
import { enquiryCartList, sampleCartList } from '../../../modules/basket/endpoints-enquiry.ts'
import { GuestBasket } from '../../../modules/basket/ui/guest-basket.tsx'
import { SampleBasket } from './sample-basket.tsx'
import { MemberEnquiryBasket } from './member-enquiry-basket.tsx'

/** A member's basket comes from the server; a visitor's lives in the browser, so the page is given nothing. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { caller: visitor, lang } = pageContextOf(context)
  if (!visitor.member) return { basket: null, samples: null, ...pageMessages(lang, cartMessages, goodsMessages) }
  const [basket, samples] = await Promise.all([load(context, enquiryCartList, {}), load(context, sampleCartList, {})])
  return { basket, samples, ...pageMessages(lang, cartMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? hiddenHead(matches, translatePage<CartMessageSource>(loaderData, 'cart')('enquiryBasket')) : []

export default function EnquiryPage() {
  const { basket, samples } = useLoaderData<typeof loader>()
  return basket ? (
    <MemberEnquiryBasket first={basket} below={samples && <SampleBasket first={samples} />} />
  ) : (
    <GuestBasket basket="enquiry" />
  )
}
