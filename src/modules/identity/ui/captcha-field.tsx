import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../../../api/browser/client.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import type { captchaCreate } from '../endpoints.ts'
import { loginMessages } from '../messages.ts'

const captchaRef = callRef<typeof captchaCreate>('GET', 'v3/msg/front/commons/captcha')

export type CaptchaAnswer = { readonly captcha: string; readonly captchaKey: string }

/** Four characters of a picture; a press on the picture shows another one. A new `key` draws a new one in an empty field. */
export function CaptchaField({ onChange, error }: { onChange: (answer: CaptchaAnswer) => void; error?: string }) {
  const t = useMessages(loginMessages)
  const [picture, setPicture] = useState<{ captchaKey: string; image: string } | null>(null)
  const [typed, setTyped] = useState('')
  const another = useCallback(() => {
    callApi(captchaRef, {}).then(
      (answer) => setPicture(answer.data ?? null),
      () => setPicture(null),
    )
  }, [])
  useEffect(another, [another])
  // Somebody may type before the picture is there, or ask for another one afterwards: the answer is always the present pair.
  useEffect(() => {
    if (picture) onChange({ captcha: typed, captchaKey: picture.captchaKey })
  }, [picture, typed, onChange])
  const shown = (
    <button type="button" className="ipt-send h-8" onClick={another} aria-label={t('captchaChange')} title={t('captchaChange')}>
      {picture && (
        <img src={`data:image/svg+xml;utf8,${encodeURIComponent(picture.image)}`} alt="" width={96} height={32} className="block" />
      )}
    </button>
  )
  return (
    <TextField
      name="captcha"
      label={t('captcha')}
      labelHidden
      icon="shield-check"
      size="xl"
      placeholder={t('captchaHint')}
      maxLength={4}
      autoComplete="off"
      error={error}
      after={shown}
      value={typed}
      onChange={(event) => setTyped(event.target.value.trim())}
    />
  )
}
