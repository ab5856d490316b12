import { useState } from 'react'
import { Button } from '../../../ui/basic/button.tsx'
import { plainQuantity } from '../../../ui/basic/quantity-text.ts'
import { QuantityStepper } from '../../../ui/form/quantity-stepper.tsx'
import { quantityLabels, useGoodsMessages, useQuantityMessages } from '../../catalog/ui/public.ts'
import { useBaskets } from './use-baskets.ts'

export type BuyableRow = {
  readonly productId: number
  readonly name: string
  readonly unit: string
  readonly min: number
  readonly step: number
  readonly stock: number
  /** False for goods that are quoted, or sold out: they go into the enquiry basket alone. */
  readonly isForSale: boolean
  /** What the field begins with; the least quantity where it is left out. */
  readonly number?: number
}

/** Buying from a row of a table: a quantity in the trade unit, the enquiry basket and, where goods have a price, the cart. */
export function RowBuying({ row }: { readonly row: BuyableRow }) {
  const t = useGoodsMessages()
  const q = useQuantityMessages()
  const baskets = useBaskets()
  const [number, setNumber] = useState(plainQuantity(row.number ?? row.min))
  const [refused, setRefused] = useState<{ readonly asked: string | null } | null>(null)
  const askedNumber = refused ? refused.asked : number
  const line = (wanted: string) => [{ productId: row.productId, number: wanted, unit: 'primary' as const }]
  return (
    <span className="dns-b">
      <QuantityStepper
        size="sm"
        value={number}
        min={plainQuantity(row.min)}
        step={plainQuantity(row.step)}
        max={row.isForSale ? plainQuantity(row.stock) : undefined}
        onChange={setNumber}
        onWrong={(isWrong, asked) => setRefused(isWrong ? { asked } : null)}
        unit={row.unit}
        labels={{ ...quantityLabels(q, row.unit), quantity: `${q('quantity')} ${row.name}` }}
      />
      <Button
        size="sm"
        icon="clipboard-list"
        aria-label={`${t('addToEnquiry')} ${row.name}`}
        title={t('addToEnquiry')}
        busy={baskets.busy === 'enquiry'}
        disabled={askedNumber === null}
        onClick={() => void baskets.addToEnquiry(line(askedNumber ?? number))}
      >
        <span>{t('addToEnquiry')}</span>
      </Button>
      {row.isForSale && (
        <Button
          size="sm"
          tone="action-outline"
          icon="shopping-cart"
          aria-label={`${t('addToCart')} ${row.name}`}
          title={t('addToCart')}
          busy={baskets.busy === 'cart'}
          disabled={refused !== null}
          onClick={() => void baskets.addToCart(line(number))}
        >
          <span>{t('addToCart')}</span>
        </Button>
      )}
    </span>
  )
}
