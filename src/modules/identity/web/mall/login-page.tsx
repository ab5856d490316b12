import { data, redirect, useLoaderData, useNavigate, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { privateHead } from '../../../../api/page-head.ts'
import { load, visit } from '../../../../api/visit.ts'
import { wechatOnCall } from '../../contract-wechat.ts'
import { safeRedirect } from '../../rules/safe-redirect.ts'
import { beginSessionAt } from '../begin-session.ts'
import { EntryCard } from '../parts/entry-card.tsx'
import { LoginPanel } from '../parts/login-panel.tsx'
import { loginWords } from '../words.ts'

/** `redirectUrl` is where the person wanted to go; `error` is a code, never a text to show (reliability S7, S8). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const to = safeRedirect(query.get('redirectUrl'))
  if (visit(context).visitor.member) throw redirect(to)
  const { isOn: wechat } = await load(context, wechatOnCall, {})
  return data({ to, wechat, failed: failureOf(query.get('error')), demonstration: visit(context).demonstration })
}

const failures = ['wechatFailed', 'accountSuspended'] as const

/** The word for an error's code; an unknown one says only that it failed. */
function failureOf(error: string | null): (typeof failures)[number] | 'loginFailed' | null {
  return error === null ? null : (failures.find((one) => one === error) ?? 'loginFailed')
}

export const meta: MetaFunction = ({ matches }) => privateHead(matches, loginWords, 'loginTitle')

export default function LoginPage() {
  const t = useWords(loginWords)
  const { to, failed, demonstration, wechat } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  return (
    <EntryCard title={t('loginTitle')}>
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
    </EntryCard>
  )
}
