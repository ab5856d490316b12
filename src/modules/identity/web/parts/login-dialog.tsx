import { useWords } from '../../../../api/browser/use-words.tsx'
import { Logo } from '../../../../ui/basic/logo.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { beginSession } from '../begin-session.ts'
import { loginWords } from '../words.ts'
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
  const t = useWords(loginWords)
  const done = (accessToken: string) => {
    beginSession(accessToken)
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('loginTitle')} titleHidden closeLabel={t('close')} kind="login">
      <div style={{ marginBottom: 16 }}>
        <Logo name={t('brand')} latin={t('brandLatin')} size={40} />
      </div>
      <LoginPanel onToken={done} wechat={wechat} demonstration={demonstration} from={from} />
    </Dialog>
  )
}
