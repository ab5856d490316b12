import { Input, Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { stockCountList, stockCountStart, type StockCount } from '../../../modules/inventory/endpoints-counts.ts'
import { stockPlaces } from '../../../modules/inventory/endpoints.ts'
import { stockPageMessages } from '../../../modules/inventory/messages.ts'
import { stockCountMachine } from '../../../modules/inventory/rules/stock-count-machine.ts'

const filterNames = ['state'] as const
const addressOf = ({ stockCountId }: Pick<StockCount, 'stockCountId'>) => `/seller/stockCount/detail?stockCountId=${stockCountId}`

/** Stocktakes of the warehouses that I keep, and beginning another. */
export default function CountListPage() {
  const t = useMessages(stockPageMessages)
  const { values, set, ...list } = useList('seller.stockCounts', filterNames)
  const state = stockCountMachine.states.find((one) => one === values.state) ?? ('' as const)
  const call = useCall(stockCountList, { state, current: list.page, pageSize: list.size })
  const [isStarting, setIsStarting] = useState(false)
  return (
    <>
      <List
        label={t('countsTitle')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={(one) => one.stockCountId}
        columns={useCountColumns()}
        to={addressOf}
        tabs={{
          list: (['all', ...stockCountMachine.states] as const).map((key) => ({ key, label: t(key) })),
          current: state || 'all',
          onChange: (next) => set({ state: next === 'all' ? '' : next }),
        }}
        actions={
          <Button tone="brand" onClick={() => setIsStarting(true)}>
            {t('startCount')}
          </Button>
        }
        pages={({ total }) => ({ total })}
        empty={<Empty icon="clipboard-check" title={t('noCounts')} help={t('noCountsHelp')} />}
      />
      {isStarting && <StartDialog onClose={() => setIsStarting(false)} onDone={call.reload} />}
    </>
  )
}

function StartDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useMessages(stockPageMessages)
  const places = useCall(stockPlaces, {}).data?.list ?? []
  const [form, setForm] = useState<{ warehouseId: number | null; note: string }>({ warehouseId: null, note: '' })
  const warehouseId = form.warehouseId ?? places[0]?.warehouseId ?? 0
  const done = () => {
    onClose()
    onDone()
  }
  return (
    <ConsoleDialog
      title={t('startCount')}
      ok={t('startCount')}
      call={stockCountStart}
      input={{ warehouseId, note: form.note }}
      onDone={done}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="t13 c2 mb-3">{t('startHelp')}</p>
          <Field id="count-place" label={t('warehouse')} isRequired error={errors['warehouseId']}>
            <Select
              id="count-place"
              value={warehouseId || null}
              options={places.map((place) => ({ value: place.warehouseId, label: place.warehouseName }))}
              onChange={(next) => setForm((before) => ({ ...before, warehouseId: next }))}
            />
          </Field>
          <Field id="count-note" label={t('note')} error={errors['note']}>
            <Input
              id="count-note"
              maxLength={200}
              placeholder={t('noteHint')}
              value={form.note}
              onChange={(event) => setForm((before) => ({ ...before, note: event.target.value }))}
            />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}

function useCountColumns(): readonly ListColumn<StockCount>[] {
  const t = useMessages(stockPageMessages)
  const right = { align: 'right', isTight: true } as const
  return [
    {
      key: 'count',
      title: t('colCount'),
      as: 'title',
      text: (one) => t('countNo', { id: one.stockCountId }),
      cell: (one) => <div className="t12 c3">{one.note}</div>,
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: (one) => t(one.state),
      cell: (one) => (
        <StateDot tone={one.state === 'COUNTING' ? 'info' : one.state === 'CONFIRMED' ? 'ok' : 'quiet'}>{t(one.state)}</StateDot>
      ),
    },
    { key: 'warehouse', title: t('colWarehouse'), text: (one) => one.warehouseName },
    { key: 'progress', title: t('colProgress'), ...right, text: (one) => `${one.countedNum} / ${one.lineNum}` },
    { key: 'different', title: t('colDifferent'), ...right, text: (one) => one.differentNum },
    { key: 'start', title: t('colStart'), isTight: true, text: (one) => shortTime(one.startTime) },
    { key: 'close', title: t('colClose'), isTight: true, text: (one) => (one.closeTime ? shortTime(one.closeTime) : '') },
  ]
}
