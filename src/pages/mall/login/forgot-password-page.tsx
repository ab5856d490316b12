import { useState } from 'react'
import { useSearchParams, type MetaFunction } from 'react-router'
import { clearStored } from '../../../api/browser/stored-session.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { privateHead } from '../../../rendering/page/page-head.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { safeRedirect } from '../../../modules/identity/rules/safe-redirect.ts'
import { LoginCard } from '../../../modules/identity/ui/login-card.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { loginMessages } from '../../../modules/identity/messages.ts'

export const meta: MetaFunction = ({ matches }) => privateHead(matches, loginMessages, 'forgotTitle')

export default function ForgetPage() {
  const t = useMessages(loginMessages)
  const [query] = useSearchParams()
  const [isDone, setDone] = useState(false)
  const to = safeRedirect(query.get('redirectUrl'))
  const login = `/login${to === '/' ? '' : `?redirectUrl=${encodeURIComponent(to)}`}`
  const done = () => {
    // The server ended every session of the account, this browser's too.
    clearStored()
    setDone(true)
  }
  return (
    <LoginCard
      title={t('forgotTitle')}
      lead={isDone ? undefined : t('forgotLead')}
      aside={
        <Anchor to={login} className="cl">
          {t('toLogin')}
        </Anchor>
      }
    >
      {isDone ? (
        <div className="ac px-0 py-4" role="status">
          <p className="cs">
            <Icon name="circle-check" size={40} />
          </p>
          <p className="t16 b6 mx-0 mt-2 mb-1">{t('resetDone')}</p>
          <p className="t13 c3 mb-5">{t('resetDoneHelp')}</p>
          <ButtonLink to={login} tone="brand" size="xl" block>
            {t('toLogin')}
          </ButtonLink>
        </div>
      ) : (
        <ResetPasswordForm onDone={done} />
      )}
    </LoginCard>
  )
}
