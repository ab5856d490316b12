import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Logo } from '../../../ui/basic/logo.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { beginSession } from '../../../modules/identity/ui/browser-session.ts'
import { loginMessages } from '../../../modules/identity/messages.ts'
import { LoginPanel } from './login-panel.tsx'

/** The login over any page, 532 px wide (specification §2); the page stays as it was. */
export function LoginDialog({
  open,
  onClose,
  wechat,
  demonstration,
  from,
}: {
  open: boolean
  onClose: () => void
  wechat: boolean
  demonstration: boolean
  from: string
}) {
  const t = useMessages(loginMessages)
  const done = (accessToken: string) => {
    beginSession(accessToken)
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('loginTitle')} titleHidden closeLabel={t('close')} kind="login">
      <div className="mb-4">
        <Logo name={t('brand')} latin={t('brandLatin')} size={40} />
      </div>
      <LoginPanel onToken={done} wechat={wechat} demonstration={demonstration} from={from} />
    </Dialog>
  )
}
