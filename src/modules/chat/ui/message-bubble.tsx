import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { Message } from './conversation.ts'
import type { TranslateConversation } from '../messages.ts'

type Props = { message: Message; t: TranslateConversation; orderLink: (orderSn: string) => string }

/** One message: text, picture, file, or a card of goods or an order. */
export function MessageBubble({ message, t, orderLink }: Props) {
  if (message.kind === 'note') return <p className="tk-note">{message.text}</p>
  return (
    <div className={message.isMine ? 'tk-msg mine' : 'tk-msg'}>
      <span className="tk-who">{message.side === 'auto' ? t('auto') : message.senderName}</span>
      <div className="tk-bub">
        <Content message={message} t={t} orderLink={orderLink} />
      </div>
    </div>
  )
}

function Content({ message, t, orderLink }: Props) {
  const { card, file } = message
  if (card) return <Card message={message} t={t} orderLink={orderLink} />
  if (file?.isPicture === 1)
    return (
      <a href={file.url} target="_blank" rel="noreferrer" aria-label={t('picture')}>
        <img src={file.url} alt={file.name} loading="lazy" />
      </a>
    )
  if (file)
    return (
      <span className="row g2">
        <Icon name="file-text" size={20} />
        <span className="tk-file">
          <b>{file.name}</b>
          <span className="t12 c3 num">{Math.max(1, Math.round(file.bytes / 1024))} kB</span>
        </span>
        <a className="lk" href={`/previewFile?chatFile=${file.url.split('/').at(-1)}`} target="_blank" rel="noreferrer">
          {t('lookAt')}
        </a>
        <a className="lk" href={file.url} download={file.name}>
          {t('download')}
        </a>
      </span>
    )
  return <p className="tk-text">{message.text}</p>
}

function Card({ message, t, orderLink }: Props) {
  const { card, kind } = message
  if (!card) return null
  const isGoods = kind === 'goods'
  return (
    <Anchor className="tk-card" to={isGoods ? card.link : orderLink(card.link)}>
      {card.image !== '' && <img src={card.image} alt="" width={56} height={56} loading="lazy" />}
      <span>
        <span className="t12 c3">{t(isGoods ? 'goods' : 'order')}</span>
        <b className="t13">{card.title}</b>
        <span className="t12 c2">{card.detail}</span>
        <span className="lk t12">{t(isGoods ? 'viewGoods' : 'viewOrder')}</span>
      </span>
    </Anchor>
  )
}
