import { App } from 'antd'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '../../../../api/browser/client.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { maxQuickOrderLines, quickOrderMatch, type QuickOrderMatch } from '../../endpoints-quick-order.ts'
import { readDraft, saveDraft, type OrderLineDraft } from './order-line-draft.ts'
import { quickOrderMessages } from '../../messages.ts'

/** A row of the workbench: what was typed, and what the server made of it; null while it is asked. */
export type OrderLine = { readonly key: number; readonly typed: string; readonly found: QuickOrderMatch | null }
type Unit = 'primary' | 'second'

const draftOf = ({ typed, found }: OrderLine): OrderLineDraft =>
  found?.line
    ? { typed, productId: found.line.productId, number: found.number || String(found.line.buyNum), unit: found.line.unit }
    : { typed }

/** The rows of quick order with everything that can happen to them; the draft outlives a reload. */
export function useOrderLines(isKept = true) {
  const t = useMessages(quickOrderMessages)
  const { message } = App.useApp()
  const [rows, setRows] = useState<readonly OrderLine[]>([])
  const next = useRef(1)
  const isRead = useRef(false)
  const match = useCallback(
    async (asked: readonly { readonly key: number; readonly draft: OrderLineDraft }[]) => {
      if (asked.length === 0) return
      try {
        const answer = await callApi(quickOrderMatch, { rows: asked.map(({ draft }) => draft) })
        if (answer.state !== 200) return void message.error(answer.msg)
        const found = new Map(asked.map(({ key }, at) => [key, answer.data?.rows[at] ?? null]))
        setRows((before) => before.map((row) => (found.has(row.key) ? { ...row, found: found.get(row.key) ?? null } : row)))
      } catch {
        message.error(t('failed'))
      }
    },
    [message, t],
  )
  const add = useCallback(
    (drafts: readonly OrderLineDraft[]) => {
      const asked = drafts.slice(0, maxQuickOrderLines).map((draft) => ({ key: next.current++, draft }))
      setRows((before) => {
        if (before.length + asked.length > maxQuickOrderLines) message.warning(t('tooMany', { max: maxQuickOrderLines }))
        return [...before, ...asked.map(({ key, draft }) => ({ key, typed: draft.typed, found: null }))].slice(0, maxQuickOrderLines)
      })
      void match(asked)
    },
    [match, message, t],
  )
  useEffect(() => {
    if (!isKept || isRead.current) return
    isRead.current = true
    add(readDraft())
  }, [add, isKept])
  useEffect(() => {
    if (isKept && isRead.current) saveDraft(rows.map(draftOf))
  }, [rows, isKept])
  return {
    rows,
    add,
    /** Other goods, another quantity or unit for a row. */
    change: (row: OrderLine, to: { readonly productId?: number; readonly number?: string; readonly unit?: Unit }) => {
      const { unit: _unit, ...same } = draftOf(row)
      const draft = { ...same, ...(to.productId === undefined ? draftOf(row) : {}), ...to }
      void match([{ key: row.key, draft: { ...draft, number: to.number ?? draft.number ?? '' } }])
    },
    /** Another line in place of one that meant nothing. */
    retype: (row: OrderLine, typed: string) => {
      setRows((before) => before.map((orderLine) => (orderLine.key === row.key ? { ...orderLine, typed, found: null } : orderLine)))
      void match([{ key: row.key, draft: { typed } }])
    },
    remove: (keys: readonly number[]) => setRows((before) => before.filter((row) => !keys.includes(row.key))),
    again: (some: readonly OrderLine[]) => void match(some.map((row) => ({ key: row.key, draft: draftOf(row) }))),
  }
}

export type OrderLines = ReturnType<typeof useOrderLines>
