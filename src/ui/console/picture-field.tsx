import { useState } from 'react'
import { useMessages } from '../../api/browser/use-messages.tsx'
import { Icon } from '../icons/icon.tsx'
import { consoleKitMessages } from './messages.ts'

type Stored = { readonly kind: 'stored'; readonly name: string; readonly url: string } | { readonly kind: 'refused'; readonly text: string }

type Props = {
  readonly id?: string
  readonly label: string
  /** Address of the picture; empty for none. */
  readonly value: string
  readonly onChange: (address: string) => void
  /** Stores one file; a refusal's text is shown as it is. Rejects on network failure. */
  readonly upload: (file: File) => Promise<Stored>
}

/** One picture of a form: shown, replaced, taken away. JPG, PNG, GIF, BMP of at most 4 MB (specification, uploads). */
export function PictureField({ id, label, value, onChange, upload }: Props) {
  const t = useMessages(consoleKitMessages)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setProblem(null)
    const answer = await upload(file).catch(() => ({ kind: 'refused', text: t('unknown') }) as const)
    setBusy(false)
    if (answer.kind === 'stored') onChange(answer.url)
    else setProblem(answer.text)
  }
  return (
    <div className="pfl">
      <label className="pfl-b" aria-busy={busy}>
        <input
          id={id}
          type="file"
          className="sr"
          aria-label={label}
          accept=".jpg,.jpeg,.png,.gif,.bmp"
          disabled={busy}
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {value ? <img src={value} alt={label} /> : <Icon name={busy ? 'loader-circle' : 'upload'} size={20} />}
        <span className="t12">{t(value ? 'replacePicture' : 'choosePicture')}</span>
      </label>
      {value !== '' && (
        <button type="button" className="lk q t12" onClick={() => onChange('')}>
          {t('removePicture')}
        </button>
      )}
      <span className={problem ? 't12 cd' : 't12 c3'} role={problem ? 'alert' : undefined}>
        {problem ?? t('pictureHelp')}
      </span>
    </div>
  )
}
