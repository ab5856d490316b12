import { App } from 'antd'
import { useMessages } from '../../api/browser/use-messages.tsx'
import { Icon } from '../icons/icon.tsx'
import { consoleKitMessages } from './messages.ts'

/** A number that people carry elsewhere, with a button that copies it. */
export function CopyText({ text }: { text: string }) {
  const t = useMessages(consoleKitMessages)
  const { message } = App.useApp()
  const copy = () => void navigator.clipboard?.writeText(text).then(() => message.success(t('copied')))
  return (
    <span className={text.length > 30 ? 'wrap-anywhere' : 'nw'}>
      <span className="num">{text}</span>{' '}
      <button type="button" className="lk q" aria-label={`${t('copy')} ${text}`} onClick={copy}>
        <Icon name="copy" size={13} />
      </button>
    </span>
  )
}
