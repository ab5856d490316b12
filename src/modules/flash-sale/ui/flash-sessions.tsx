import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { pictureName } from '../../../ui/basic/picture-name.ts'
import { Price } from '../../../ui/basic/price.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { quantityText } from '../../../ui/basic/quantity-text.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { FlashShare, FlashTimeLeft, goodsAddress, useGoodsMessages } from '../../catalog/ui/public.ts'
import { storeAddress } from '../../store/ui/public.ts'
import type { FlashSession } from '../endpoints.ts'
import { flashQuantityMessages } from '../messages.ts'
import './flash-sessions.css'

/** Flash sales with their goods: price, what is left and the time. */
export function FlashSessions({ sessions }: { readonly sessions: readonly FlashSession[] }) {
  return sessions.map((session) => (
    <section key={session.flashSaleId} className="pan fls-s" aria-label={session.name}>
      <SessionHead session={session} />
      <ul>
        {session.goods.map((goods) => (
          <FlashGoods key={goods.productId} goods={goods} isRunning={session.state === 'RUNNING'} />
        ))}
      </ul>
    </section>
  ))
}

function SessionHead({ session }: { readonly session: FlashSession }) {
  const t = useGoodsMessages()
  const q = useMessages(flashQuantityMessages)
  const lang = useLanguage()
  return (
    <div className="row g2 flex-wrap">
      <h3>{session.name}</h3>
      <Anchor to={storeAddress(session.storeId)} className="t12 c2">
        {session.storeName}
      </Anchor>
      <span className="sp" />
      {session.state === 'RUNNING' ? (
        <span className="cp b5">
          <FlashTimeLeft endsAt={session.endsAt} t={t} />
        </span>
      ) : (
        <Tag tone="info">{q('starts', { time: formatTimestamp(new Date(session.startsAt), lang) })}</Tag>
      )}
    </div>
  )
}

type GoodsProps = { readonly goods: FlashSession['goods'][number]; readonly isRunning: boolean }

function FlashGoods({ goods, isRunning }: GoodsProps) {
  const q = useMessages(flashQuantityMessages)
  const show = (number: number) => counted(quantityText(number), goods.priceUnit)
  return (
    <li>
      <Anchor to={goodsAddress(goods.productId)} aria-hidden="true" tabIndex={-1}>
        <Picture src={pictureName(goods.goodsImage)} alt="" width={96} />
      </Anchor>
      <div>
        <h4 className="el2">
          <Anchor to={goodsAddress(goods.productId)}>{goods.goodsName}</Anchor>
        </h4>
        <p className="t12 c3 el">{goods.specLine}</p>
        <p>
          <Price amount={goods.flashPrice} unit={goods.priceUnit} size="card" />{' '}
          {goods.listPrice !== null && goods.listPrice > goods.flashPrice && <s className="t12 c3 num">¥{priceText(goods.listPrice)}</s>}
        </p>
        {isRunning && <FlashShare percent={goods.soldShare} />}
        <p className="t12 c2">
          {isRunning
            ? `${q('sold', { percent: goods.soldShare })} · ${goods.left > 0 ? q('remaining', { number: show(goods.left) }) : q('gone')}`
            : q('number', { number: show(goods.number) })}
          {goods.perBuyer !== null && ` · ${q('limit', { number: show(goods.perBuyer) })}`}
        </p>
      </div>
    </li>
  )
}
