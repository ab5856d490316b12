import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { quantityText } from '../../../ui/basic/quantity-text.ts'
import { useGoodsMessages } from '../../catalog/ui/public.ts'
import type { DeliveredPrice } from './use-delivered-prices.ts'

/** A delivered price with the quantity that it holds for, or that the freight must be asked for. */
export function DeliveredNote({ told }: { told: DeliveredPrice }) {
  const t = useGoodsMessages()
  const number = counted(quantityText(told.number), told.unitName)
  if (told.delivered === null) return <span className="c3 t12">{t('deliveredAsk')}</span>
  return (
    <>
      <span className="nw num b5">{`¥${priceText(told.delivered)}/${told.unitName}`}</span>
      <div className="t12 c3 nw">{t('deliveredFor', { number })}</div>
    </>
  )
}
