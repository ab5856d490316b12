import { App } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { useAct } from '../../../../ui/console/use-act.ts'
import { projectAdd } from '../../../project/endpoints.ts'
import { quickOrderMessages } from '../../messages.ts'
import { OrderLineInput } from './order-line-input.tsx'
import { OrderLineTable } from './order-line-table.tsx'
import { UploadListButton } from './upload-list-button.tsx'
import { useOrderLines, type OrderLine } from './use-order-lines.ts'

type Props = { readonly projectId: number; readonly onAdded: () => void; readonly onClose: () => void }

/** A row that a list takes: goods that were meant, with a quantity that holds. */
const isReady = ({ found }: OrderLine): boolean => Boolean(found?.line && found.level === 'full' && found.refusal === '')

/**
 * Lines that are typed, pasted or handed in as a file, recognised beside what was written, into a kept list. Only full or
 * confirmed matches go in; the others stay in the table.
 */
export function AddLinesToList({ projectId, onAdded, onClose }: Props) {
  const t = useMessages(quickOrderMessages)
  const { message } = App.useApp()
  const work = useOrderLines(false)
  const { act } = useAct(projectAdd)
  const [busy, setBusy] = useState(false)
  const ready = work.rows.filter(isReady)
  const add = async () => {
    setBusy(true)
    const done: number[] = []
    for (const { key, found } of ready) {
      const line = found?.line
      // The first refusal says why; the rows behind it wait where they are.
      if (!line || !(await act({ projectId, productId: line.productId, number: String(line.buyNum), unit: line.unit }))) break
      done.push(key)
    }
    setBusy(false)
    work.remove(done)
    if (done.length > 0) {
      message.success(t('listed', { count: done.length }))
      onAdded()
    }
  }
  return (
    <section className="pan no-print" aria-label={t('recognise')}>
      <div className="bx col g3">
        <p className="t13 c2">{t('recogniseLead')}</p>
        <OrderLineInput onAdd={work.add} />
      </div>
      {work.rows.length > 0 && <OrderLineTable work={work} />}
      <div className="bx row g2 flex-wrap">
        <UploadListButton onAdd={work.add} />
        <span className="sp" />
        <span className="t13 c2" role="status">
          {t('summary', { good: ready.length, bad: work.rows.length - ready.length })}
        </span>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button tone="brand" disabled={ready.length === 0} busy={busy} onClick={() => void add()}>
          {t('toList', { count: ready.length })}
        </Button>
      </div>
    </section>
  )
}
