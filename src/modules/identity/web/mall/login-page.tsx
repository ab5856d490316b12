import { data, redirect, useLoaderData, useNavigate, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { privateHead } from '../../../../api/page-head.ts'
import { visit } from '../../../../api/visit.ts'
import { safeRedirect } from '../../rules/safe-redirect.ts'
import { LoginPanel } from '../parts/login-panel.tsx'
import { loginWords } from '../words.ts'

/** `redirectUrl` is where the person wanted to go; `error` is a code, never a text to show (reliability S7, S8). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const to = safeRedirect(query.get('redirectUrl'))
  if (visit(context).visitor.member) throw redirect(to)
  return data({ to, failed: query.has('error'), demonstration: visit(context).demonstration })
}

export const meta: MetaFunction = ({ matches }) => privateHead(matches, loginWords, 'loginTitle')

export default function LoginPage() {
  const t = useWords(loginWords)
  const { to, failed, demonstration } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  return (
    <main id="main" className="wrap" style={{ display: 'grid', placeItems: 'center', padding: '48px 16px' }}>
      <section className="lgm pan" aria-label={t('loginTitle')} style={{ width: '100%', maxWidth: 532, padding: 48 }}>
        <h1 className="t24 b6" style={{ marginBottom: 16 }}>{t('loginTitle')}</h1>
        {failed && <p className="note dg" role="alert">{t('loginFailed')}</p>}
        <LoginPanel onDone={() => void navigate(to, { replace: true })} wechat={false} demonstration={demonstration} from={to} />
      </section>
    </main>
  )
}
