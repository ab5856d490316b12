import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { QuantityStepper } from '../../../ui/form/quantity-stepper.tsx'
import type { CartLine } from '../../../modules/basket/endpoints-schemas.ts'
import { quantityLabels } from './quantity-labels.ts'
import type { CartActions } from './use-cart.ts'
import { useCartMessages } from '../../../modules/basket/ui/use-messages.ts'
import { counted } from '../../../kernel/quantity/counted-unit.ts'

/** The quantity of a line in its unit, the choice of unit, the rule or what is wrong with one click each to mend it. */
export function LineQuantity({ line, actions }: { line: CartLine; actions: CartActions }) {
  const t = useCartMessages()
  const most = line.buyLimit === null ? line.productStock : Math.min(line.buyLimit, line.productStock)
  const rule = (
    <>
      <span className="nw">{t('rule', { min: groupedNumber(line.minBuyNum), step: groupedNumber(line.step), unit: line.unitName })}</span>
      {' · '}
      <span className="nw">{t('stock', { stock: groupedNumber(line.productStock), unit: line.unitName })}</span>
    </>
  )
  const problem = line.problem && (
    <span className="cd" role="alert">
      {line.problem.text}{' '}
      {line.problem.suggest.map((number) => (
        <button key={number} type="button" className="lk mr-1.5" onClick={() => void actions.update(line.cartId, String(number))}>
          {counted(number, line.unitName)}
        </button>
      ))}
    </span>
  )
  const choice = (
    <select
      className="stp-unit"
      aria-label={t('unit')}
      value={line.unit}
      disabled={actions.busy}
      onChange={(event) =>
        void actions.update(
          line.cartId,
          String(line.otherUnit?.number ?? line.buyNum),
          event.target.value === 'second' ? 'second' : 'primary',
        )
      }
    >
      {line.units.map((unit) => (
        <option key={unit.unit} value={unit.unit}>
          {unit.unitName}
        </option>
      ))}
    </select>
  )
  return (
    <QuantityStepper
      value={String(line.buyNum)}
      min={String(line.minBuyNum)}
      step={String(line.step)}
      max={String(most)}
      unit={line.units.length > 1 ? choice : line.unitName}
      disabled={actions.busy}
      hint={problem ?? rule}
      labels={quantityLabels(t, line.unitName)}
      onWrong={(isWrong) => actions.refuse(line.cartId, isWrong)}
      onChange={(number) => actions.update(line.cartId, number)}
    />
  )
}
