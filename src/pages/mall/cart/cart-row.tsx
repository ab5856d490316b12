import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Price } from '../../../ui/basic/price.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { clockText, useTimeLeft } from '../../../ui/feedback/use-time-left.ts'
import { Checkbox } from '../../../ui/form/choice.tsx'
import type { CartLine } from '../../../modules/basket/endpoints-schemas.ts'
import type { CartActions } from './use-cart.ts'
import { teamCampaignAddress } from '../../../modules/catalog/ui/team-address.ts'
import { useCartMessages } from '../../../modules/basket/ui/use-messages.ts'
import { LineQuantity } from './line-quantity.tsx'
import { counted } from '../../../kernel/quantity/counted-unit.ts'

/** One line of the cart: goods, price with its change, quantity with its rule, subtotal, what can be done. */
export function CartRow({ line, actions }: { line: CartLine; actions: CartActions }) {
  const t = useCartMessages()
  return (
    <tr>
      <td>
        <Checkbox
          aria-label={t('selectLine', { name: line.goodsName })}
          checked={line.isChecked === 1}
          disabled={line.problem !== null}
          onChange={(event) => void actions.check({ cartIds: [line.cartId] }, event.target.checked)}
        />
      </td>
      <td>
        <div className="it">
          <Anchor to={`/goods/detail/${line.productId}`} aria-hidden tabIndex={-1}>
            <Picture src={line.goodsImage} alt="" width={80} />
          </Anchor>
          <div className="min-w-0">
            <h4 className="el2">
              <Anchor to={`/goods/detail/${line.productId}`}>{line.goodsName}</Anchor>
            </h4>
            <p className="s">{line.specText}</p>
            {line.materialCode && <p className="s">{t('ownCode', { code: line.materialCode })}</p>}
            {line.index && (
              <Tag tone="info" small>
                {t(indexWords[line.priceBase] ?? 'indexPrice', { date: line.index.quoteDate })}
              </Tag>
            )}
            {line.flash && <FlashLine line={line} flash={line.flash} />}
            {line.team && (
              <Anchor className="lk t12 num" to={teamCampaignAddress(line.team.campaignSn)}>
                {t('teamBadge', { size: line.team.size, price: priceText(line.team.teamPrice), unit: line.team.unitName })}
              </Anchor>
            )}
            {line.tier && line.tier.minNum > line.minBuyNum && (
              <div className="row g1 mt-1.5">
                <Tag tone="ok" small>
                  {t('tierReached')}
                </Tag>
              </div>
            )}
          </div>
        </div>
      </td>
      <td className="r">
        <LinePrice line={line} />
      </td>
      <td>
        <LineQuantity line={line} actions={actions} />
      </td>
      <td className="r">
        <Price amount={line.subtotal} size="compact" />
        {line.otherUnit && <div className="t12 c3">≈ {counted(groupedNumber(line.otherUnit.number), line.otherUnit.unitName)}</div>}
      </td>
      <td className="r t12 lg:whitespace-nowrap">
        <button type="button" className="lk q" onClick={() => void actions.enquire([line.cartId])}>
          {t('toEnquiry')}
        </button>
        <br />
        <button type="button" className="lk q" onClick={() => void actions.remove([line.cartId])}>
          {t('remove')}
        </button>
      </td>
    </tr>
  )
}

const indexWords: Partial<Record<CartLine['priceBase'], 'indexLocked' | 'indexFixed'>> = { lock: 'indexLocked', fixed: 'indexFixed' }

/** That the line has a flash price with the time left, or why its quantity has none. */
function FlashLine({ line, flash }: { line: CartLine; flash: NonNullable<CartLine['flash']> }) {
  const t = useCartMessages()
  const left = useTimeLeft(flash.endsAt)
  const allowed = { number: counted(groupedNumber(flash.allowed), line.unitName) }
  if (line.priceReason !== 'promotion') return flash.allowed > 0 ? <p className="t12 cw">{t('flashTooMuch', allowed)}</p> : null
  return (
    <div className="row g1 t12">
      <Tag tone="action" small>
        {t('flashPrice')}
      </Tag>
      {left !== null && <span className="num c2">{t('flashLeft', { time: clockText(left) })}</span>}
      <span className="c3">{t('flashAllowed', allowed)}</span>
    </div>
  )
}

function LinePrice({ line }: { line: CartLine }) {
  const t = useCartMessages()
  if (line.goodsPrice === null) return null
  const amount = Math.abs(line.priceChange).toFixed(2)
  return (
    <>
      <Price amount={line.goodsPrice} unit={line.unitName} size="compact" quiet />
      {line.priceChange !== 0 && (
        <div className={`t12 num ${line.priceChange > 0 ? 'cup' : 'cdn'}`}>
          {t(line.priceChange > 0 ? 'priceUp' : 'priceDown', { amount })}
        </div>
      )}
      {line.nextTier && (
        <div className="t12 c3">
          {t('nextTier', { min: groupedNumber(line.nextTier.minNum), unit: line.unitName, price: priceText(line.nextTier.goodsPrice) })}
        </div>
      )}
    </>
  )
}
