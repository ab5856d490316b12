import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { quantityText } from '../../../ui/basic/quantity-text.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import type { ManagedItem, ManagedSale } from '../endpoints-schemas.ts'
import type { FlashSaleState } from '../rules/flash-sale-machine.ts'
import { flashSaleAdminMessages } from '../messages.ts'
import { FlashSaleActions } from './flash-sale-actions.tsx'
import { shanghaiField } from './flash-sale-form.ts'

type Say = Translate<typeof flashSaleAdminMessages>
type Props = { readonly withStore: boolean; readonly onEdit: (sale: ManagedSale) => void; readonly onDone: () => void }

const tones: Readonly<Record<FlashSaleState, TagTone>> = {
  DRAFT: 'neutral',
  REVIEWING: 'warn',
  REJECTED: 'danger',
  SCHEDULED: 'info',
  RUNNING: 'ok',
  ENDED: 'neutral',
  VOID: 'danger',
}

const moment = (at: string) => shanghaiField(new Date(at)).replace('T', ' ')

/** What a desk sees of its flash sales, with what came of them. */
export function useFlashSaleColumns({ withStore, onEdit, onDone }: Props): readonly ListColumn<ManagedSale>[] {
  const t = useMessages(flashSaleAdminMessages)
  return [
    {
      key: 'name',
      title: t('name'),
      as: 'title',
      text: (sale) => sale.nameZh,
      cell: (sale) => (
        <>
          {withStore && <div className="t12 c2">{sale.storeName}</div>}
          {sale.origin === 'PLATFORM' && <Tag small>{t('ofPlatform')}</Tag>}
        </>
      ),
    },
    {
      key: 'period',
      title: t('period'),
      isTight: true,
      text: (sale) => `${moment(sale.startsAt)} – ${moment(sale.endsAt)}`,
      cell: periodCell,
    },
    {
      key: 'items',
      title: t('items'),
      text: (sale) => sale.items.map((item) => itemText(item, t)).join('; '),
      cell: (sale) => <ItemLines sale={sale} />,
    },
    { key: 'figures', title: t('figures'), text: (sale) => figuresOf(sale, t).join('; '), cell: (sale) => <Figures sale={sale} /> },
    { key: 'state', title: t('state'), as: 'state', text: (sale) => sale.state, cell: (sale) => <SaleState sale={sale} /> },
    {
      key: 'actions',
      title: '',
      as: 'actions',
      cell: (sale) => <FlashSaleActions of={sale} onEdit={() => onEdit(sale)} onDone={onDone} />,
    },
  ]
}

function periodCell(sale: ManagedSale) {
  return (
    <span className="num t12">
      {moment(sale.startsAt)}
      <br />
      {moment(sale.endsAt)}
    </span>
  )
}

const itemText = (item: ManagedItem, t: Say) =>
  `${item.goodsName} ${item.specText} ${t('priceLine', {
    business: priceText(item.businessPrice),
    retail: priceText(item.retailPrice),
    unit: item.unitName,
  })}`

function ItemLines({ sale }: { readonly sale: ManagedSale }) {
  const t = useMessages(flashSaleAdminMessages)
  return sale.items.map((item) => (
    <div key={item.productId} className="t12">
      <div className="el">
        {item.goodsName} <span className="c3">{item.specText}</span>
      </div>
      <div className="num c2">
        {t('priceLine', { business: priceText(item.businessPrice), retail: priceText(item.retailPrice), unit: item.unitName })}
        {' · '}
        {t('soldLine', { sold: quantityText(item.sold), number: quantityText(item.number), unit: item.unitName })}
      </div>
    </div>
  ))
}

function figuresOf(sale: ManagedSale, t: Say): string[] {
  if (!['RUNNING', 'ENDED', 'VOID'].includes(sale.state)) return []
  return [t('orders', { count: sale.orders }), t('saved', { yuan: priceText(sale.saved) }), t('newBuyers', { count: sale.newBuyers })]
}

function Figures({ sale }: { readonly sale: ManagedSale }) {
  const t = useMessages(flashSaleAdminMessages)
  return figuresOf(sale, t).map((text) => (
    <div key={text} className="t12 nw">
      {text}
    </div>
  ))
}

function SaleState({ sale }: { readonly sale: ManagedSale }) {
  const t = useMessages(flashSaleAdminMessages)
  // The wire says the state as text; the machine knows no other.
  const state = sale.state as FlashSaleState
  return (
    <>
      <Tag tone={tones[state]} small>
        {t(state)}
      </Tag>
      {sale.reason && (
        <div className="t12 c3" lang="zh">
          {sale.reason}
        </div>
      )}
    </>
  )
}
