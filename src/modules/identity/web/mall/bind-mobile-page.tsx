import { useEffect, useState } from 'react'
import { data, useLoaderData, useNavigate, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { privateHead } from '../../../../api/page-head.ts'
import { load } from '../../../../api/visit.ts'
import { registerTermsCall } from '../../contract-register.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { safeRedirect } from '../../rules/safe-redirect.ts'
import { beginSessionAt } from '../begin-session.ts'
import { BindForm } from '../parts/bind-form.tsx'
import { EntryCard } from '../parts/entry-card.tsx'
import { loginWords } from '../words.ts'

/** `code` is the bind key; it leaves the address as soon as the page has read it (reliability S6). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const { agreements } = await load(context, registerTermsCall, {})
  return data({ bindKey: query.get('code') ?? '', to: safeRedirect(query.get('redirectUrl')), agreements })
}

export const meta: MetaFunction = ({ matches }) => [
  ...privateHead(matches, loginWords, 'bindTitle'),
  { name: 'referrer', content: 'no-referrer' },
]

export default function BindMobilePage() {
  const t = useWords(loginWords)
  const first = useLoaderData<typeof loader>()
  // Kept from the first reading: the address that a later reading would see has no key any more.
  const [{ bindKey, to, agreements }] = useState(first)
  const navigate = useNavigate()
  useEffect(() => window.history.replaceState(window.history.state, '', '/bindMobile'), [])
  const done = (accessToken: string) => void beginSessionAt(accessToken, () => navigate(to, { replace: true }))
  return (
    <EntryCard title={t('bindTitle')} lead={t(bindKey === '' ? 'bindNoKey' : 'bindLead')}>
      {bindKey === '' ? (
        <ButtonLink to="/login" tone="brand" size="xl" block>
          {t('toLogin')}
        </ButtonLink>
      ) : (
        <BindForm bindKey={bindKey} agreements={agreements} onToken={done} />
      )}
    </EntryCard>
  )
}
