import { Suspense, useState } from 'react'
import { lazyReachable } from '../../../api/browser/lazy-reachable.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { loginMessages } from '../../../modules/identity/messages.ts'
import { PasswordLoginForm } from './password-login-form.tsx'
import { WechatLoginButton } from './wechat-login-button.tsx'

// Most people take the first tab: the others load when they are wanted.
const PhoneForm = lazyReachable(() => import('./sms-login-form.tsx').then((module) => ({ default: module.SmsLoginForm })))
const QrLogin = lazyReachable(() => import('./qr-login.tsx').then((module) => ({ default: module.QrLogin })))

type View = 'account' | 'phone' | 'qr'

/** Everything inside the login dialog and the login page: two tabs, the QR view, the ways out. */
export function LoginPanel({
  onToken,
  wechat,
  demonstration,
  from,
}: {
  onToken: (accessToken: string) => void
  wechat: boolean
  demonstration: boolean
  from: string
}) {
  const t = useMessages(loginMessages)
  const [view, setView] = useState<View>('account')
  const back = from === '/' ? '' : `?redirectUrl=${encodeURIComponent(from)}`
  const register = (
    <Anchor to={`/register${back}`} className="cl b5">
      {t('register')}
    </Anchor>
  )
  if (view === 'qr')
    return (
      <Suspense>
        <QrLogin onToken={onToken} onBack={() => setView('account')} register={register} />
      </Suspense>
    )
  return (
    <>
      <button type="button" className="corner d-only" aria-label={t('byQr')} title={t('byQr')} onClick={() => setView('qr')}>
        <Icon name="qr-code" size={26} />
      </button>
      <div className="tabs" role="tablist" aria-label={t('loginTitle')}>
        {(['account', 'phone'] as const).map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            aria-selected={view === tab}
            className={view === tab ? 'on' : ''}
            onClick={() => setView(tab)}
          >
            {t(tab === 'account' ? 'accountTab' : 'phoneTab')}
          </button>
        ))}
      </div>
      <div role="tabpanel" className="mt-5">
        {view === 'account' ? (
          <PasswordLoginForm
            onToken={onToken}
            forgot={
              <Anchor to={`/pwd/forget${back}`} className="c2">
                {t('forgot')}
              </Anchor>
            }
          />
        ) : (
          <Suspense>
            <PhoneForm onToken={onToken} />
          </Suspense>
        )}
      </div>
      <p className="t12 c3 mt-3">
        {t('agreement')}{' '}
        <Anchor to="/agreement?key=user" className="cl">
          {t('userAgreement')}
        </Anchor>{' '}
        <Anchor to="/agreement?key=privacy" className="cl">
          {t('privacyPolicy')}
        </Anchor>
      </p>
      <div className="row wrp nw t13 c2 gap-4 mt-4 pt-4 border-t border-line">
        <span className="c3 md-up">{t('otherWays')}</span>
        {wechat && <WechatLoginButton from={from} />}
        <button type="button" className="row g1" onClick={() => setView('qr')}>
          <Icon name="qr-code" size={16} />
          {t('byQr')}
        </button>
        <span className="sp" />
        {register}
      </div>
      {demonstration && <p className="t12 c3 mt-3">{t('demoHint')}</p>}
    </>
  )
}
