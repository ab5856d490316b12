import { useState } from 'react'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { goodsAddress } from '../../../modules/catalog/ui/goods-address.ts'
import { useBaskets, type BasketLine } from '../../../modules/basket/ui/use-baskets.ts'
import type { QuickOrderMatch } from '../../../modules/sourcing-tools/endpoints-quick-order.ts'
import { useAssistantMessages } from './use-messages.ts'

type Choice = { readonly isConfirmed: boolean; readonly number: string }

/** The lines of an answer: as typed on the left, the goods on the right, every difference marked; then the baskets. */
export function AnswerLines({ lines }: { lines: readonly QuickOrderMatch[] }) {
  const t = useAssistantMessages()
  const baskets = useBaskets()
  const [choices, setChoices] = useState<Readonly<Record<number, Choice>>>({})
  const usable = lines.flatMap((row, at) => basketLine(row, choices[at]))
  const orderable = usable.filter(({ isForCart }) => isForCart)
  return (
    <>
      {lines.map((row, at) => (
        <Line
          // The lines of an answer never change places.
          key={`${at} ${row.typed}`}
          row={row}
          choice={choices[at]}
          onChoose={(choice) => setChoices((known) => ({ ...known, [at]: choice }))}
        />
      ))}
      <div className="row g2 flex-wrap pt-3">
        <Button
          tone="action"
          icon="shopping-cart"
          disabled={orderable.length === 0}
          busy={baskets.busy === 'cart'}
          onClick={() => void baskets.addToCart(orderable.map(({ line }) => line))}
        >
          {t('toCart', { count: orderable.length })}
        </Button>
        <Button
          icon="message-circle"
          disabled={usable.length === 0}
          busy={baskets.busy === 'enquiry'}
          onClick={() => void baskets.addToEnquiry(usable.map(({ line }) => line))}
        >
          {t('toEnquiry', { count: usable.length })}
        </Button>
        {lines.some(({ level }) => level === 'none') && <ButtonLink to="/inquiry/purchaser/init_inquiry">{t('toQuotation')}</ButtonLink>}
      </div>
    </>
  )
}

/** A line that a basket takes: a full match, or one that somebody has confirmed with a quantity. */
function basketLine(
  { level, line, number, refusal }: QuickOrderMatch,
  choice: Choice | undefined,
): { line: BasketLine; isForCart: boolean }[] {
  if (!line) return []
  const isAsked = refusal !== ''
  if (level !== 'full' && !choice?.isConfirmed) return []
  const wanted = isAsked ? (choice?.number ?? '') : number
  if (!/^\d+(\.\d+)?$/.test(wanted) || Number(wanted) <= 0) return []
  const isForCart = line.isRequireEnquiry === 0 && (line.problem === null || isAsked)
  return [{ line: { productId: line.productId, number: wanted, unit: line.unit }, isForCart }]
}

type LineProps = { readonly row: QuickOrderMatch; readonly choice: Choice | undefined; readonly onChoose: (choice: Choice) => void }

function Line({ row, choice, onChoose }: LineProps) {
  const t = useAssistantMessages()
  const { line, level } = row
  const isConfirmed = choice?.isConfirmed ?? false
  const tone = level === 'full' || isConfirmed ? 'ok' : level === 'confirm' ? 'warn' : 'danger'
  return (
    <div className="as-l" role="group" aria-label={row.typed}>
      <div>
        <div className="t12 c3">{t('typed')}</div>
        <div>{row.typed}</div>
      </div>
      <div>
        <div className="t12 c3">{t('matched')}</div>
        {line ? (
          <>
            <Anchor className="lk b5" to={goodsAddress(line.productId)}>
              {line.goodsName}
            </Anchor>
            <div className="t12 c3">{[line.specText, line.storeName].filter((text) => text !== '').join(' · ')}</div>
          </>
        ) : (
          <span className="c3">{row.refusal}</span>
        )}
        {row.differs.length > 0 && (
          <ul className="as-d t12 cd">
            {row.differs.map((differ) => (
              <li key={`${differ.label} ${differ.typed} ${differ.found}`}>{t('differs', differ)}</li>
            ))}
          </ul>
        )}
      </div>
      <div>
        <StateDot tone={tone}>{t(isConfirmed && level === 'confirm' ? 'confirmed' : `level_${level}`)}</StateDot>
        {line && <Amount row={row} />}
        {level === 'confirm' && !isConfirmed && <Confirm row={row} choice={choice} onChoose={onChoose} />}
      </div>
    </div>
  )
}

/** Quantity, price and sum; no sum before the quantity holds. */
function Amount({ row: { line, number, refusal } }: { row: QuickOrderMatch }) {
  const t = useAssistantMessages()
  if (!line) return null
  return (
    <div className="t12 num">
      {refusal === '' && (
        <div>
          {number} {line.unitName}
        </div>
      )}
      <div>{line.goodsPrice === null ? t('askPrice') : `¥${priceText(line.goodsPrice)}/${line.unitName}`}</div>
      {line.subtotal !== null && (
        <div className="b6">
          {t('subtotal')} ¥{priceText(line.subtotal)}
        </div>
      )}
      {line.problem && <div className="cw">{line.problem.text}</div>}
    </div>
  )
}

function Confirm({ row: { refusal, line, typed }, choice, onChoose }: LineProps) {
  const t = useAssistantMessages()
  const [number, setNumber] = useState(choice?.number ?? '')
  if (!line) return null
  const isAsked = refusal !== ''
  return (
    <div className="col g2 mt-1.5">
      {isAsked && (
        <>
          <span className="t12 cd">{refusal}</span>
          <span className="row g2">
            <span className="ipt as-n">
              <input
                aria-label={`${t('quantity')} ${typed}`}
                inputMode="decimal"
                value={number}
                maxLength={12}
                onChange={(event) => setNumber(event.target.value.replace(/[^0-9.]/g, ''))}
              />
            </span>
            <span className="t13 c2">{line.unitName}</span>
          </span>
        </>
      )}
      <Button size="sm" disabled={isAsked && number === ''} onClick={() => onChoose({ isConfirmed: true, number })}>
        {t('confirm')}
      </Button>
    </div>
  )
}
