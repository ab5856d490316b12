import { useMessages } from '../../../../../api/browser/use-messages.tsx'
import { useCall } from '../../../../../api/browser/use-call.ts'
import { counted } from '../../../../../kernel/quantity/counted-unit.ts'
import { quantityText } from '../../../../../ui/basic/quantity-text.ts'
import { FlashBadge, FlashShare } from '../../../../../modules/catalog/ui/flash-badge.tsx'
import { useGoodsMessages } from '../../../../../modules/catalog/ui/use-messages.ts'
import type { GoodsSku } from '../../../../../modules/catalog/endpoints-goods.ts'
import { flashSaleOfSku } from '../../../../../modules/flash-sale/endpoints.ts'
import { flashQuantityMessages } from '../../../../../modules/flash-sale/messages.ts'

type Props = { readonly productId: number; readonly flash: NonNullable<GoodsSku['flash']>; readonly unit: string }

/** The running flash sale of a SKU: what is left of it now, and how much one buyer may take. */
export function FlashSaleNote({ productId, flash, unit }: Props) {
  const t = useGoodsMessages()
  const q = useMessages(flashQuantityMessages)
  const { data } = useCall(flashSaleOfSku, { productId })
  const show = (number: number) => counted(quantityText(number), unit)
  return (
    <div className="fls-n">
      <FlashBadge flash={flash} t={t} />
      {data && (
        <>
          <FlashShare percent={data.soldShare} />
          <span>
            {q('sold', { percent: data.soldShare })} · {q('remaining', { number: show(data.left) })}
          </span>
          {data.perBuyer !== null && (
            <span className="c3">
              {q('limit', { number: show(data.perBuyer) })}
              {data.taken > 0 && ` · ${q('taken', { number: show(data.taken) })}`}
            </span>
          )}
        </>
      )}
    </div>
  )
}
