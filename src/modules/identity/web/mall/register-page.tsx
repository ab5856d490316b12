import { data, redirect, useLoaderData, useNavigate, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { privateHead } from '../../../../api/page-head.ts'
import { load, visit } from '../../../../api/visit.ts'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { registerTermsCall } from '../../contract-register.ts'
import { rememberedPromoter } from '../../rules/promoter-cookie.ts'
import { safeRedirect } from '../../rules/safe-redirect.ts'
import { beginSessionAt } from '../begin-session.ts'
import { EntryCard } from '../parts/entry-card.tsx'
import { RegisterForm } from '../parts/register-form.tsx'
import { loginWords } from '../words.ts'

/** `redirectUrl` is where the person wanted to go, `invite` the code of who sent them, or what a landing page remembered. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const to = safeRedirect(query.get('redirectUrl'))
  if (visit(context).visitor.member) throw redirect(to)
  const { agreements } = await load(context, registerTermsCall, {})
  return data({
    to,
    agreements,
    invitation: (query.get('invite') ?? rememberedPromoter(request.headers.get('cookie')))?.slice(0, 16) ?? '',
  })
}

export const meta: MetaFunction = ({ matches }) => privateHead(matches, loginWords, 'registerTitle')

export default function RegisterPage() {
  const t = useWords(loginWords)
  const { to, agreements, invitation } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const done = (accessToken: string) => void beginSessionAt(accessToken, () => navigate(to, { replace: true }))
  const back = to === '/' ? '' : `?redirectUrl=${encodeURIComponent(to)}`
  return (
    <EntryCard
      title={t('registerTitle')}
      lead={t('registerLead')}
      aside={
        <>
          {t('haveAccount')}{' '}
          <Anchor to={`/login${back}`} className="cl" style={{ textDecoration: 'underline' }}>
            {t('toLogin')}
          </Anchor>
        </>
      }
    >
      <RegisterForm agreements={agreements} invitation={invitation} onToken={done} />
    </EntryCard>
  )
}
