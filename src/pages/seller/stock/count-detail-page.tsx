import { App } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { callApi } from '../../../api/browser/client.ts'
import { newRequestKey } from '../../../api/request-key.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { actionName } from '../../../ui/console/action-name.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { HistoryPanel } from '../../../ui/console/detail/detail-panels.tsx'
import { Detail, DetailHead } from '../../../ui/console/detail/detail.tsx'
import { Moves } from '../../../ui/console/detail/moves.tsx'
import { useExportAll } from '../../../ui/console/list/use-export-all.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import '../../../ui/styles/console.css'
import {
  stockCountCancel,
  stockCountConfirm,
  stockCountDetail,
  stockCountRead,
  stockCountSheet,
  type StockCountDetail,
} from '../../../modules/inventory/endpoints-counts.ts'
import { stockPageMessages } from '../../../modules/inventory/messages.ts'
import { CountLines } from './count-lines.tsx'

/** One stocktake: entering counts by hand or by a sheet, the differences, and their confirmation. */
export default function CountDetailPage() {
  const [query] = useSearchParams()
  const call = useCall(stockCountDetail, { stockCountId: Number(query.get('stockCountId')) || 0 })
  return (
    <CallView call={call}>
      {(count) => <CountDetail key={`${count.stockCountId}${count.state}`} count={count} onDone={call.reload} />}
    </CallView>
  )
}

function CountDetail({ count, onDone }: { count: StockCountDetail; onDone: () => void }) {
  const t = useMessages(stockPageMessages)
  const lang = useLanguage()
  const facts = [count.warehouseName, count.note, fullTime(count.startTime)].filter(Boolean).join(' · ')
  return (
    <Detail
      head={
        <DetailHead
          list="/seller/stockCount/list"
          title={
            <>
              {t('countNo', { id: count.stockCountId })}{' '}
              <StateDot tone={count.state === 'COUNTING' ? 'info' : count.state === 'CONFIRMED' ? 'ok' : 'quiet'}>
                {t(count.state)}
              </StateDot>
            </>
          }
          sub={facts}
          moves={<CountMoves count={count} onDone={onDone} />}
        >
          <p className="t13 c2">{t('progress', { counted: count.countedNum, lines: count.lineNum, different: count.differentNum })}</p>
          {count.can.includes('count') && count.countedNum > 0 && !count.can.includes('confirm') && (
            <p className="t13 c2">{t('waitConfirm')}</p>
          )}
        </DetailHead>
      }
      aside={
        <HistoryPanel
          title={t('history')}
          events={count.log.map((one) => ({
            key: `${one.at}${one.action}`,
            at: one.at,
            text: actionName(lang, one.action),
            by: one.actorName,
          }))}
        />
      }
    >
      <CountLines key={count.lines.map((line) => line.counted).join()} count={count} onDone={onDone} />
    </Detail>
  )
}

function CountMoves({ count, onDone }: { count: StockCountDetail; onDone: () => void }) {
  const t = useMessages(stockPageMessages)
  const confirm = useAct(stockCountConfirm)
  const cancel = useAct(stockCountCancel)
  const { take, busy } = useExportAll(stockCountSheet, { stockCountId: count.stockCountId })
  const { stockCountId } = count
  const move = (key: 'confirm' | 'cancel') => async () => {
    const done =
      key === 'cancel'
        ? await cancel.act({ stockCountId }, t('cancelled'))
        : await confirm.act({ stockCountId }, t('confirmed', { count: count.differentNum }))
    if (done) onDone()
  }
  return (
    <Moves
      can={count.can}
      moves={[
        {
          key: 'confirm',
          label: t('confirm'),
          tone: 'brand',
          busy: confirm.busy,
          run: move('confirm'),
          ask: {
            title: t('confirmTitle'),
            help: t('confirmHelp', { count: count.differentNum, rest: count.lineNum - count.countedNum }),
            ok: t('confirm'),
          },
        },
        {
          key: 'cancel',
          label: t('cancelCount'),
          busy: cancel.busy,
          run: move('cancel'),
          ask: { title: t('cancelTitle'), help: t('cancelHelp'), ok: t('cancelCount'), isFinal: true },
        },
      ]}
    >
      <Button busy={busy} onClick={() => void take('xlsx')}>
        {t('download')}
      </Button>
      {count.can.includes('count') && <SheetUpload stockCountId={stockCountId} onDone={onDone} />}
    </Moves>
  )
}

function SheetUpload({ stockCountId, onDone }: { stockCountId: number; onDone: () => void }) {
  const t = useMessages(stockPageMessages)
  const { message, modal } = App.useApp()
  const [busy, setBusy] = useState(false)
  const send = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    const body = new FormData()
    body.set('stockCountId', String(stockCountId))
    body.set('file', file)
    // The client sends a FormData as multipart; its fields are the declared input.
    const answer = await callApi(stockCountRead, body as unknown as { stockCountId: number }, { idempotencyKey: newRequestKey() })
    setBusy(false)
    const data = answer.state === 200 ? answer.data : undefined
    if (!data) return void message.error(answer.msg)
    if (data.problems.length === 0) message.success(t('uploaded', { count: data.readNum }))
    else
      modal.warning({
        title: t('uploadedPart', { count: data.readNum, bad: data.problems.length }),
        content: data.problems.slice(0, 20).map((one) => <p key={one.row}>{t('row', one)}</p>),
      })
    return onDone()
  }
  return (
    <label className="btn" aria-busy={busy}>
      <input
        type="file"
        className="sr"
        accept=".xlsx"
        disabled={busy}
        onChange={(event) => {
          void send(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {t('upload')}
    </label>
  )
}
