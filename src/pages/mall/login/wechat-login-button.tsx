import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { goToWechat } from './wechat-login.ts'
import { loginMessages } from '../../../modules/identity/messages.ts'

/** The way to WeChat, where the settings allow it. */
export function WechatLoginButton({ from }: { from: string }) {
  const t = useMessages(loginMessages)
  const [refused, setRefused] = useState<string | null>(null)
  const go = () => void goToWechat(from).then(setRefused, () => setRefused(t('networkFailed')))
  return (
    <>
      <button type="button" className="row g1" onClick={go}>
        <Icon name="wechat" size={18} />
        {t('byWechat')}
      </button>
      {refused && (
        <span className="cd t12" role="alert">
          {refused}
        </span>
      )}
    </>
  )
}
