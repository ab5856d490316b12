import { App, Input } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useUnsaved } from '../../../ui/console/form/leave-guard.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { BatchRows } from './batch-rows.tsx'
import { batchShipMessages } from './messages.ts'
import { noTransport, parseShippingTable } from './parse-shipping-table.ts'
import { useBatchShip } from './use-batch-ship.ts'

/** Several orders shipped at once: chosen in the list, loaded, or pasted from a sheet; each row says what became of it. */
export default function BatchShipPage() {
  const t = useMessages(batchShipMessages)
  const { message } = App.useApp()
  const [query] = useSearchParams()
  const { rows, busy, change, addRows, addWaiting, remove, ship } = useBatchShip()
  const chosen = query.get('orderSn') ?? ''
  const load = useEffectEvent((list: string) => {
    const numbers = list.split(',').filter((orderSn) => orderSn !== '')
    if (numbers.length > 0) void addRows(numbers.map((orderSn) => ({ ...noTransport, orderSn, kind: 'CARRIER' })))
  })
  useEffect(() => load(chosen), [chosen])
  const open = rows.filter((row) => row.result === 'waiting' || (row.result === 'refused' && row.order !== null))
  const typed = open.map(({ carrierName, trackingNo, plateNo, driverName, driverPhone }) => [
    carrierName,
    trackingNo,
    plateNo,
    driverName,
    driverPhone,
  ])
  useUnsaved(typed.flat().filter((text) => text !== ''))
  const send = async () => {
    const { shipped, refused } = await ship()
    if (refused === 0) message.success(t('shipDone', { count: shipped }))
    else message.warning(t('shipPart', { count: shipped, bad: refused }))
  }
  const [first] = open
  const copyFirst = () => {
    if (!first) return
    const { kind, carrierName, plateNo, driverName, driverPhone } = first
    for (const row of open) if (row.kind !== 'PICKUP') change(row.orderSn, { kind, carrierName, plateNo, driverName, driverPhone })
  }
  return (
    <div className="col g3">
      <PastePanel busy={busy} onRead={addRows} />
      <Panel
        title={t('title')}
        sub={t('help')}
        more={
          <span className="row g2 wrp">
            {open.length > 1 && (
              <Button size="sm" disabled={busy} onClick={copyFirst}>
                {t('sameForAll')}
              </Button>
            )}
            <Button size="sm" busy={busy} onClick={() => void addWaiting()}>
              {t('loadWaiting')}
            </Button>
            {open.length > 0 && (
              <Button size="sm" tone="brand" busy={busy} onClick={() => void send()}>
                {t('ship', { count: open.length })}
              </Button>
            )}
          </span>
        }
      >
        {rows.length === 0 ? (
          <Empty icon="truck" title={t('none')} help={t('noneHelp')} />
        ) : (
          <BatchRows rows={rows} onChange={change} onRemove={remove} />
        )}
      </Panel>
    </div>
  )
}

function PastePanel({ busy, onRead }: { busy: boolean; onRead: (rows: ReturnType<typeof parseShippingTable>) => Promise<void> }) {
  const t = useMessages(batchShipMessages)
  const { message } = App.useApp()
  const [text, setText] = useState('')
  const read = async () => {
    const rows = parseShippingTable(text)
    if (rows.length === 0) return void message.warning(t('readNone'))
    await onRead(rows)
    setText('')
    return void message.success(t('readDone', { count: rows.length }))
  }
  return (
    <Panel title={t('pasteTitle')} sub={t('pasteHelp')}>
      <div className="bx col g2">
        <Input.TextArea
          aria-label={t('pasteTitle')}
          className="num"
          autoSize={{ minRows: 3, maxRows: 10 }}
          maxLength={20_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <Button size="sm" busy={busy} disabled={text.trim() === ''} onClick={() => void read()}>
            {t('read')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
