import { sheetTime } from '../../../api/sheet-file.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import type { OrderCard } from '../endpoints-schemas.ts'
import { orderPageMessages } from '../messages.ts'

/** What the files of a list hold whose orders are cards on the page; `isSorted` where its call takes an order. */
export function useOrderFileColumns({ isSorted = false } = {}): readonly ListColumn<OrderCard>[] {
  const t = useMessages(orderPageMessages)
  const by = (sort: string) => (isSorted ? { sort } : {})
  return [
    { key: 'order', title: t('orderSn'), as: 'title', text: ({ orderSn }) => orderSn },
    { key: 'time', title: t('placedAt'), ...by('time'), text: ({ createTime }) => sheetTime(createTime) },
    { key: 'store', title: t('store'), text: ({ storeName }) => storeName },
    {
      key: 'goods',
      title: t('goods'),
      text: ({ orderProductList }) =>
        orderProductList.map((line) => `${line.goodsName} ${line.specText} × ${counted(line.buyNum, line.unitName)}`).join('\n'),
    },
    { key: 'amount', title: t('colAmount'), ...by('amount'), text: ({ totalAmount }) => totalAmount },
    { key: 'state', title: t('colState'), as: 'state', text: ({ orderStateText }) => orderStateText },
  ]
}
