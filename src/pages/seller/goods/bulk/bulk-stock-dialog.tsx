import { Alert, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { Field } from '../../../../ui/console/form/field.tsx'
import type { ListedGoods } from '../../../../modules/listing/endpoints.ts'
import { bulkGoodsMessages } from '../messages.ts'
import { movedStock, quantityOf, stockOperations, stockPlaces, type StockOperation, type StockPlace } from './stock-edits.ts'
import { StockRows } from './stock-rows.tsx'
import { useStockWalk } from './use-stock-walk.ts'

type Props = { readonly picked: readonly ListedGoods[]; readonly onClose: () => void; readonly onDone: () => void }

/** Stock of the chosen goods by warehouse: one number for all, or typed row by row; before and after stand side by side. */
export function BulkStockDialog({ picked, onClose, onDone }: Props) {
  const t = useMessages(bulkGoodsMessages)
  // What was chosen when the dialog opened: the list is loaded again behind it, and its numbers are what the person saw.
  const [goods] = useState(picked)
  const [warehouseId, setWarehouseId] = useState<number | null>(null)
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState<number | null>(null)
  const walk = useStockWalk(onDone, onClose)
  const all = stockPlaces(goods, null)
  const shown = stockPlaces(goods, warehouseId)
  const edits = all.flatMap((place) => {
    const onHand = typed.get(place.key)?.trim() ?? ''
    return onHand === '' || Number(onHand) === place.stock.onHand ? [] : [{ place, onHand }]
  })
  const isWrong = edits.some(({ place, onHand }) => quantityOf(onHand, place.goods.precision) === null)
  const type = (place: StockPlace, text: string) => setTyped((known) => new Map([...known, [place.key, text] as const]))
  const save = async () => {
    const count = await walk.save(edits, reason.trim())
    if (count === 0) onClose()
    else setRefused(count)
  }
  const isOver = refused !== null
  return (
    <Modal
      open
      width={820}
      title={t('stockTitle', { count: all.length })}
      okText={t('saveRows', { count: edits.length })}
      cancelText={t(isOver ? 'close' : 'cancel')}
      confirmLoading={walk.busy}
      okButtonProps={{ disabled: isOver || edits.length === 0 || isWrong || reason.trim() === '' }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className="col g3">
        {isOver && <Alert type="warning" showIcon role="alert" title={t('stockPart', { count: edits.length - refused, refused })} />}
        <Filler
          goods={goods}
          warehouseId={warehouseId}
          onWarehouse={setWarehouseId}
          onApply={(operation, text) => {
            for (const place of shown) {
              const after = movedStock(place, operation, text)
              if (after !== null) type(place, after)
            }
          }}
        />
        <p className="t12 c3">{t('pasteStock')}</p>
        <StockRows places={shown} typed={typed} results={walk.results} onType={type} />
        <Field id="bulk-stock-reason" label={t('reason')} isRequired>
          <Input id="bulk-stock-reason" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </div>
    </Modal>
  )
}

type FillerProps = {
  readonly goods: readonly ListedGoods[]
  readonly warehouseId: number | null
  readonly onWarehouse: (warehouseId: number | null) => void
  readonly onApply: (operation: StockOperation, text: string) => void
}

/** One number for every row in sight. */
function Filler({ goods, warehouseId, onWarehouse, onApply }: FillerProps) {
  const t = useMessages(bulkGoodsMessages)
  const [operation, setOperation] = useState<StockOperation>('set')
  const [text, setText] = useState('')
  const names = new Map(stockPlaces(goods, null).map(({ stock }) => [stock.warehouseId, stock.warehouseName]))
  return (
    <div className="row g2 flex-wrap">
      <Select
        aria-label={t('warehouse')}
        className="min-w-40"
        value={warehouseId ?? 0}
        options={[{ value: 0, label: t('allWarehouses') }, ...[...names].map(([value, label]) => ({ value, label }))]}
        onChange={(value: number) => onWarehouse(value === 0 ? null : value)}
      />
      <Select
        aria-label={t('operation')}
        className="min-w-30"
        value={operation}
        options={stockOperations.map((value) => ({ value, label: t(`op_${value}`) }))}
        onChange={setOperation}
      />
      <Input
        aria-label={t('number')}
        placeholder={t('number')}
        className="num max-w-30"
        inputMode="decimal"
        maxLength={16}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button disabled={quantityOf(text, 6) === null} onClick={() => onApply(operation, text)}>
        {t('apply')}
      </Button>
    </div>
  )
}
