import { useId, useState } from 'react'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import { clockText, useTimeLeft } from '../../../../ui/feedback/use-time-left.ts'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { priceFixationMessages } from '../../../pricing/messages.ts'
import { useBaskets, type BasketLine } from '../use-baskets.ts'
import { usePriceFixation, type PriceFixationQuote } from './use-price-fixation.ts'

/** Fixing a price: the quantity, the price that is shown for a minute, then the store's answer and how long it holds. */
export function PriceFixationDialog({ line, onClose }: { line: BasketLine; onClose: () => void }) {
  const t = useMessages(priceFixationMessages)
  const id = useId()
  const [typed, setTyped] = useState(line.number)
  const [number, setNumber] = useState(line.number)
  const { quote, said, busy, read, ask } = usePriceFixation({ ...line, number }, t('failed'))
  const take = () => {
    if (/^(0|[1-9][0-9]{0,8})(\.[0-9]{1,3})?$/.test(typed.trim())) setNumber(typed.trim())
    else setTyped(number)
  }
  const own = quote?.own ?? null
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <div className="col g3">
        {quote && (
          <p className="t13 c2">
            <b className="b5">{quote.goodsName}</b> {quote.specText}
          </p>
        )}
        {!quote && said === '' && <p aria-busy="true">{t('loading')}</p>}
        {own ? (
          <Answer own={own} />
        ) : (
          <>
            <p className="t13 c2">{t('lead')}</p>
            <label className="col g2 t13 c2" htmlFor={`${id}-number`}>
              {t('number')}
              <span className="ipt">
                <input
                  id={`${id}-number`}
                  inputMode="decimal"
                  maxLength={12}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                  onBlur={take}
                />
                {quote?.unitName}
              </span>
            </label>
            {quote && <Shown quote={quote} busy={busy} onAsk={() => void ask(quote)} onRefresh={() => void read()} />}
          </>
        )}
        {said !== '' && (
          <p className="cd t13" role="alert">
            {said}
          </p>
        )}
      </div>
    </Dialog>
  )
}

type ShownProps = { quote: PriceFixationQuote; busy: boolean; onAsk: () => void; onRefresh: () => void }

function Shown({ quote, busy, onAsk, onRefresh }: ShownProps) {
  const t = useMessages(priceFixationMessages)
  const left = useTimeLeft(quote.validUntil)
  const isOver = left === 0
  return (
    <>
      <p className="row g2 wrp">
        <span className="t13 c3">{t('shownPrice', { unit: quote.unitName })}</span>
        <b className="num t20 cp">¥{priceText(quote.price)}</b>
        <span className="t12 c3">{t('quoteOf', { date: quote.quoteDate })}</span>
      </p>
      <p className="t13">
        {t('amount')} <b className="num">¥{priceText(quote.amount)}</b> · {t('shownFor')}{' '}
        <b className="num" role="timer">
          {clockText(left ?? 0)}
        </b>
      </p>
      {quote.refusal && (
        <p className="cw t13" role="status">
          {quote.refusal}
        </p>
      )}
      {isOver ? (
        <Button onClick={onRefresh}>{t('refresh')}</Button>
      ) : (
        <Button tone="brand" busy={busy} disabled={quote.refusal !== null} onClick={onAsk}>
          {t('ask')}
        </Button>
      )}
    </>
  )
}

function Answer({ own }: { own: NonNullable<PriceFixationQuote['own']> }) {
  const t = useMessages(priceFixationMessages)
  const isHeld = own.state === 'CONFIRMED'
  const left = useTimeLeft(isHeld ? own.holdUntil : own.expiresAt)
  const baskets = useBaskets()
  return (
    <div className="col g3" role="status">
      <p className={isHeld ? 'cs b5' : 'b5'}>{t(isHeld ? 'held' : 'waits', { number: own.number, unit: own.unitName })}</p>
      <p className="row g2 wrp">
        <b className="num t20 cp">
          ¥{priceText(own.price)}/{own.unitName}
        </b>
        <span className="t13 c3">{t(isHeld ? 'until' : 'left')}</span>
        <b className="num" role="timer">
          {clockText(left ?? 0)}
        </b>
      </p>
      {isHeld && (
        <Button
          tone="brand"
          onClick={() => void baskets.addToCart([{ productId: own.productId, number: String(own.number), unit: own.unit }])}
        >
          {t('toCart')}
        </Button>
      )}
    </div>
  )
}
