import { data, redirect, useLoaderData, useNavigate, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { privateHead } from '../../../rendering/page/page-head.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { wechatOnCall } from '../../../modules/identity/endpoints-wechat.ts'
import { safeRedirect } from '../../../modules/identity/rules/safe-redirect.ts'
import { beginSessionAt } from '../../../modules/identity/ui/browser-session.ts'
import { LoginCard } from '../../../modules/identity/ui/login-card.tsx'
import { LoginPanel } from './login-panel.tsx'
import { loginMessages } from '../../../modules/identity/messages.ts'

/** `redirectUrl` is where the person wanted to go; `error` is a code, never a text to show (reliability S7, S8). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const to = safeRedirect(query.get('redirectUrl'))
  if (pageContextOf(context).caller.member) throw redirect(to)
  const { isOn: wechat } = await load(context, wechatOnCall, {})
  return data({ to, wechat, failed: failureOf(query.get('error')), demonstration: pageContextOf(context).demonstration })
}

const failures = ['wechatFailed', 'accountSuspended'] as const

/** The word for an error's code; an unknown one says only that it failed. */
function failureOf(error: string | null): (typeof failures)[number] | 'loginFailed' | null {
  return error === null ? null : (failures.find((failure) => failure === error) ?? 'loginFailed')
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
          {t(failed)}
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
