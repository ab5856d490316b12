import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { useCursors } from '../../../ui/console/cursor-pager.tsx'
import { DayRange } from '../../../ui/console/day-range.tsx'
import { ChoiceFilter, KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useExportAll } from '../../../ui/console/list/use-export-all.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { stockMovementExport, stockMovements, stockPlaces, type StockMovement } from '../../../modules/inventory/endpoints.ts'
import { inventoryMessages, stockPageMessages } from '../../../modules/inventory/messages.ts'
import { movementKinds } from '../../../modules/inventory/rules/movement-cause.ts'

const filterNames = ['keyword', 'productId', 'warehouseId', 'kind', 'startDate', 'endDate'] as const

/** Every movement of the stock with its cause and what was there afterwards. */
export default function MovementListPage() {
  const t = useMessages(stockPageMessages)
  const kinds = useMessages(inventoryMessages)
  const { values, set, ...list } = useList('seller.stockMovements', filterNames)
  const kind = movementKinds.find((one) => one === values.kind) ?? ('' as const)
  const search = {
    kind,
    keyword: values.keyword,
    productId: Number(values.productId) || undefined,
    warehouseId: Number(values.warehouseId) || undefined,
    startDate: values.startDate || undefined,
    endDate: values.endDate || undefined,
  }
  const cursors = useCursors([values, list.size])
  const call = useCall(stockMovements, { ...search, cursor: cursors.cursor, pageSize: list.size })
  const places = useCall(stockPlaces, {}).data?.list ?? []
  const { take } = useExportAll(stockMovementExport, search)
  return (
    <List
      label={t('movementsTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={(one) => one.movementId}
      columns={useMovementColumns()}
      head={
        values.productId && (
          <p className="bx t13 row g2">
            {t('oneSku', { id: values.productId })}
            <button type="button" className="lk" onClick={() => set({ productId: '' })}>
              {t('showAll')}
            </button>
          </p>
        )
      }
      filters={
        <>
          <KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />
          <ChoiceFilter
            label={t('colWarehouse')}
            value={values.warehouseId}
            all={t('allWarehouses')}
            values={places.map((place) => String(place.warehouseId))}
            word={(id) => places.find((place) => String(place.warehouseId) === id)?.warehouseName ?? id}
            onChange={(warehouseId) => set({ warehouseId })}
          />
          <ChoiceFilter
            label={t('colKind')}
            value={kind}
            all={t('allKinds')}
            values={movementKinds}
            word={(one) => kinds(`kind_${one}`)}
            onChange={(next) => set({ kind: next })}
          />
          <DayRange
            start={values.startDate}
            end={values.endDate}
            labels={{ start: t('from'), end: t('until') }}
            onChange={(startDate, endDate) => set({ startDate, endDate })}
          />
        </>
      }
      exportAll={take}
      pages={(found) => ({ cursors, next: found.nextCursor })}
      empty={<Empty icon="warehouse" title={t('noMovements')} help={t('noMovementsHelp')} />}
    />
  )
}

const addresses: Partial<Record<StockMovement['cause'], (number: string) => string>> = {
  order: (number) => `/seller/order/detail?orderSn=${number}`,
  count: (number) => `/seller/stockCount/detail?stockCountId=${number}`,
}

const signed = (change: number) => (change === 0 ? '—' : `${change > 0 ? '+' : '−'}${groupedNumber(Math.abs(change))}`)

function CauseLink({ of }: { of: StockMovement }) {
  const t = useMessages(stockPageMessages)
  const text = [t(`cause_${of.cause}`), of.causeNumber].filter(Boolean).join(' ')
  const to = addresses[of.cause]
  if (!to || of.causeNumber === '') return <span className="c2">{text}</span>
  return (
    <Anchor className="lk" to={to(of.causeNumber)}>
      {text}
    </Anchor>
  )
}

function useMovementColumns(): readonly ListColumn<StockMovement>[] {
  const t = useMessages(stockPageMessages)
  const kinds = useMessages(inventoryMessages)
  const right = { align: 'right', isTight: true } as const
  return [
    {
      key: 'goods',
      title: t('colGoods'),
      as: 'title',
      text: (one) => one.goodsName,
      cell: (one) => (
        <div className="t12 c3">
          {one.specText} · <span className="num">{one.productId}</span>
        </div>
      ),
    },
    { key: 'kind', title: t('colKind'), as: 'state', isTight: true, text: (one) => kinds(`kind_${one.kind}`) },
    { key: 'warehouse', title: t('colWarehouse'), isTight: true, text: (one) => one.warehouseName },
    {
      key: 'change',
      title: t('colChange'),
      ...right,
      text: (one) => one.change,
      cell: (one) => (
        <b className="b6 num">
          {signed(one.change)} {one.change !== 0 && <span className="t12 c3">{one.unitName}</span>}
        </b>
      ),
    },
    {
      key: 'held',
      title: t('colHeld'),
      ...right,
      text: (one) => one.heldChange,
      cell: (one) => <span className="num">{signed(one.heldChange)}</span>,
    },
    {
      key: 'after',
      title: t('colAfter'),
      ...right,
      text: (one) => one.available,
      cell: (one) => <span className="num">{groupedNumber(one.available)}</span>,
    },
    {
      key: 'cause',
      title: t('colCause'),
      isTight: true,
      text: (one) => one.causeNumber || t(`cause_${one.cause}`),
      cell: (one) => <CauseLink of={one} />,
    },
    { key: 'note', title: t('colNote'), text: (one) => one.note },
    { key: 'time', title: t('colTime'), isTight: true, text: (one) => shortTime(one.moveTime) },
  ]
}
