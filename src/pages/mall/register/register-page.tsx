import { data, redirect, useLoaderData, useNavigate, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { privateHead } from '../../../rendering/page/page-head.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { registerTerms } from '../../../modules/identity/endpoints-registration.ts'
import { referrerFromCookies } from '../../../modules/identity/rules/referrer-cookie.ts'
import { safeRedirect } from '../../../modules/identity/rules/safe-redirect.ts'
import { beginSessionAt } from '../../../modules/identity/ui/browser-session.ts'
import { LoginCard } from '../../../modules/identity/ui/login-card.tsx'
import { RegisterForm } from './register-form.tsx'
import { loginMessages } from '../../../modules/identity/messages.ts'

/** `redirectUrl` is where the person wanted to go, `invite` the code of who sent them, or what a landing page remembered. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const to = safeRedirect(query.get('redirectUrl'))
  if (pageContextOf(context).caller.member) throw redirect(to)
  const { agreements } = await load(context, registerTerms, {})
  return data({
    to,
    agreements,
    invitation: (query.get('invite') ?? referrerFromCookies(request.headers.get('cookie')))?.slice(0, 16) ?? '',
  })
}

export const meta: MetaFunction = ({ matches }) => privateHead(matches, loginMessages, 'registerTitle')

export default function RegisterPage() {
  const t = useMessages(loginMessages)
  const { to, agreements, invitation } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const done = (accessToken: string) => void beginSessionAt(accessToken, () => navigate(to, { replace: true }))
  const back = to === '/' ? '' : `?redirectUrl=${encodeURIComponent(to)}`
  return (
    <LoginCard
      title={t('registerTitle')}
      lead={t('registerLead')}
      aside={
        <>
          {t('haveAccount')}{' '}
          <Anchor to={`/login${back}`} className="cl [text-decoration-line:underline]">
            {t('toLogin')}
          </Anchor>
        </>
      }
    >
      <RegisterForm agreements={agreements} invitation={invitation} onToken={done} />
    </LoginCard>
  )
}
