import { useEffect, useState } from 'react'
import { data, useLoaderData, useNavigate, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { privateHead } from '../../../rendering/page/page-head.ts'
import { load } from '../../../rendering/page/page-context.ts'
import { registerTerms } from '../../../modules/identity/endpoints-registration.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { safeRedirect } from '../../../modules/identity/rules/safe-redirect.ts'
import { beginSessionAt } from '../../../modules/identity/ui/browser-session.ts'
import { BindMobileForm } from './bind-mobile-form.tsx'
import { LoginCard } from '../../../modules/identity/ui/login-card.tsx'
import { loginMessages } from '../../../modules/identity/messages.ts'

/** `code` is the bind key; it leaves the address as soon as the page has read it (reliability S6). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const { agreements } = await load(context, registerTerms, {})
  return data({ bindKey: query.get('code') ?? '', to: safeRedirect(query.get('redirectUrl')), agreements })
}

export const meta: MetaFunction = ({ matches }) => [
  ...privateHead(matches, loginMessages, 'bindTitle'),
  { name: 'referrer', content: 'no-referrer' },
]

export default function BindMobilePage() {
  const t = useMessages(loginMessages)
  const first = useLoaderData<typeof loader>()
  // Kept from the first reading: the address that a later reading would see has no key any more.
  const [{ bindKey, to, agreements }] = useState(first)
  const navigate = useNavigate()
  useEffect(() => window.history.replaceState(window.history.state, '', '/bindMobile'), [])
  const done = (accessToken: string) => void beginSessionAt(accessToken, () => navigate(to, { replace: true }))
  return (
    <LoginCard title={t('bindTitle')} lead={t(bindKey === '' ? 'bindNoKey' : 'bindLead')}>
      {bindKey === '' ? (
        <ButtonLink to="/login" tone="brand" size="xl" block>
          {t('toLogin')}
        </ButtonLink>
      ) : (
        <BindMobileForm bindKey={bindKey} agreements={agreements} onToken={done} />
      )}
    </LoginCard>
  )
}
