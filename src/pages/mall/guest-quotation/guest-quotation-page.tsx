import { useCallback, useEffect, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { callRef } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { privateHead } from '../../../rendering/page/page-head.ts'
import { pageMessages } from '../../../rendering/page/page-messages.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import type { guestOpen, GuestView } from '../../../modules/guest-quotation/endpoints-guest.ts'
import { guestPageMessages } from '../../../modules/guest-quotation/messages.ts'
import { GuestAnswer } from './guest-answer.tsx'
import { GuestRequest } from './guest-request.tsx'
import { passOf } from './guest-pass.ts'
import './guest-quotation.css'

const openRef = callRef<typeof guestOpen>('POST', 'v3/business/front/guestQuotation/open')

/** The key stays in the address, where the guest keeps it as a bookmark; no other site gets it as a referrer. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, caller } = pageContextOf(context)
  const key = (new URL(request.url).searchParams.get('key') ?? '').slice(0, 60)
  return { key, isSignedIn: caller.member !== null, ...pageMessages(lang, guestPageMessages) }
}

export const meta: MetaFunction = ({ matches }) => [
  ...privateHead(matches, guestPageMessages, 'title'),
  { name: 'referrer', content: 'no-referrer' },
]

type Found =
  | { readonly kind: 'loading' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'found'; readonly of: GuestView }

/** A request as a supplier without an account reads and answers it by a secret link. */
export default function GuestQuotationPage() {
  const { key, isSignedIn } = useLoaderData<typeof loader>()
  const t = usePageMessages<typeof guestPageMessages>('guestPage')
  const [found, setFound] = useState<Found>({ kind: 'loading' })
  const show = useCallback((of: GuestView) => setFound({ kind: 'found', of }), [])
  const reload = useCallback(async () => {
    const answer = await callApi(openRef, { key: key === '' ? '-' : key, pass: passOf(key) }).catch(() => null)
    setFound(answer?.data ? { kind: 'found', of: answer.data } : { kind: 'refused', text: answer?.msg ?? t('networkFailed') })
  }, [key, t])
  useEffect(() => void reload(), [reload])
  return (
    <main id="main" className="wrap gq">
      {found.kind === 'loading' && <p className="c3">{t('loading')}</p>}
      {found.kind === 'refused' && <Empty panel icon="shield-alert" title={t('noLink')} help={found.text} />}
      {found.kind === 'found' && (
        <>
          <GuestRequest of={found.of} linkKey={key} />
          <GuestAnswer of={found.of} access={{ key, isSignedIn }} onShow={show} onReload={() => void reload()} />
        </>
      )}
    </main>
  )
}
