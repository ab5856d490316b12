import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ChoiceFilter, WordFilter } from '../../../ui/console/filter-fields.tsx'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'
import { payMethods } from '../../../modules/order/endpoints-schemas.ts'
import { orderPageMessages } from '../../../modules/order/messages.ts'
import { OrderFilterFields, orderFilterNames, orderSearch } from '../../../modules/order/ui/order-filters.tsx'

export const storeOrderFilterNames = [...orderFilterNames, 'buyer', 'goods', 'payMethod', 'amountFrom', 'amountTo'] as const
type StoreOrderFilters = Readonly<Record<(typeof storeOrderFilterNames)[number], string>>

const yuanOf = (typed: string) => (/^\d{1,10}$/.test(typed) ? Number(typed) : undefined)

/** The filters as the store's calls take them, without the tab; what an address says that is no filter filters nothing. */
export function storeOrderSearch(values: StoreOrderFilters & { readonly order?: string }) {
  return {
    ...orderSearch(values),
    buyer: values.buyer,
    goods: values.goods,
    payMethod: payMethods.find((method) => method === values.payMethod),
    amountFrom: yuanOf(values.amountFrom),
    amountTo: yuanOf(values.amountTo),
  }
}

type Props = { readonly values: StoreOrderFilters; readonly onFilter: (change: Partial<StoreOrderFilters>) => void }

/** What a store's orders are filtered by: word, days, buyer, goods, payment and amount. */
export function StoreOrderFilterFields({ values, onFilter }: Props) {
  const t = useMessages(shippingMessages)
  const trade = useMessages(orderPageMessages)
  const word = (name: 'buyer' | 'goods', label: string) => (
    <WordFilter label={label} value={values[name]} onChange={(typed) => onFilter({ [name]: typed })} />
  )
  const amount = (name: 'amountFrom' | 'amountTo') => (
    <WordFilter
      isNumber
      label={trade(name)}
      value={values[name]}
      maxLength={10}
      width={116}
      onChange={(typed) => onFilter({ [name]: typed })}
    />
  )
  return (
    <>
      <OrderFilterFields values={values} onFilter={onFilter} keywordLabel={t('sellerKeyword')} />
      {word('buyer', trade('buyerFilter'))}
      {word('goods', trade('goodsFilter'))}
      <ChoiceFilter
        label={trade('method')}
        value={payMethods.find((method) => method === values.payMethod) ?? ''}
        all={trade('payMethodAll')}
        values={payMethods}
        word={(method) => trade(`method_${method}`)}
        onChange={(payMethod) => onFilter({ payMethod })}
      />
      {amount('amountFrom')}
      {amount('amountTo')}
    </>
  )
}
