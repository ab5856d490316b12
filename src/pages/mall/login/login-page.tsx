import { data, redirect, useLoaderData, useNavigate, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { privateHead } from '../../../rendering/page/page-head.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { wechatOn } from '../../../modules/identity/endpoints-wechat.ts'
import { loginErrorOf } from './login-error.ts'
import { safeRedirect } from '../../../modules/identity/rules/safe-redirect.ts'
import { beginSessionAt } from '../../../modules/identity/ui/browser-session.ts'
import { LoginCard } from '../../../modules/identity/ui/login-card.tsx'
import { LoginPanel } from './login-panel.tsx'
import { loginMessages } from '../../../modules/identity/messages.ts'

/** `redirectUrl` is where the person wanted to go; `error` is a code of ours or a text, which is shown as plain text. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const to = safeRedirect(query.get('redirectUrl'))
  if (pageContextOf(context).caller.member) throw redirect(to)
  const { isOn: wechat } = await load(context, wechatOn, {})
  return data({ to, wechat, failed: loginErrorOf(query.get('error')), demonstration: pageContextOf(context).demonstration })
}

export const meta: MetaFunction = ({ matches }) => privateHead(matches, loginMessages, 'loginTitle')

export default function LoginPage() {
  const t = useMessages(loginMessages)
  const { to, failed, demonstration, wechat } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  return (
    <LoginCard title={t('loginTitle')}>
      {failed && (
        <p className="note dg" role="alert">
          {'code' in failed ? t(failed.code) : failed.text}
        </p>
      )}
      <LoginPanel
        onToken={(accessToken) => void beginSessionAt(accessToken, () => navigate(to, { replace: true }))}
        wechat={wechat}
        demonstration={demonstration}
        from={to}
      />
    </LoginCard>
  )
}
