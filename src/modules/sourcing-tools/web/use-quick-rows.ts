import { App } from 'antd'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '../../../api/browser/client.ts'
import { useWords } from '../../../api/browser/use-words.tsx'
import { mostQuickRows, quickMatch, type QuickMatch } from '../contract-quick.ts'
import { keptDraft, keepDraft, type DraftRow } from './quick-draft.ts'
import { quickWords } from './words-quick.ts'

/** A row of the workbench: what was typed, and what the server made of it; null while it is asked. */
export type QuickRow = { readonly key: number; readonly typed: string; readonly found: QuickMatch | null }
type Unit = 'primary' | 'second'

const draftOf = ({ typed, found }: QuickRow): DraftRow =>
  found?.line
    ? { typed, productId: found.line.productId, number: found.number || String(found.line.buyNum), unit: found.line.unit }
    : { typed }

/** The rows of quick order with everything that can happen to them; the draft outlives a reload. */
export function useQuickRows(isKept = true) {
  const t = useWords(quickWords)
  const { message } = App.useApp()
  const [rows, setRows] = useState<readonly QuickRow[]>([])
  const next = useRef(1)
  const isRead = useRef(false)
  const match = useCallback(
    async (asked: readonly { readonly key: number; readonly draft: DraftRow }[]) => {
      if (asked.length === 0) return
      try {
        const answer = await callApi(quickMatch, { rows: asked.map(({ draft }) => draft) })
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
    (drafts: readonly DraftRow[]) => {
      const asked = drafts.slice(0, mostQuickRows).map((draft) => ({ key: next.current++, draft }))
      setRows((before) => {
        if (before.length + asked.length > mostQuickRows) message.warning(t('tooMany', { max: mostQuickRows }))
        return [...before, ...asked.map(({ key, draft }) => ({ key, typed: draft.typed, found: null }))].slice(0, mostQuickRows)
      })
      void match(asked)
    },
    [match, message, t],
  )
  useEffect(() => {
    if (!isKept || isRead.current) return
    isRead.current = true
    add(keptDraft())
  }, [add, isKept])
  useEffect(() => {
    if (isKept && isRead.current) keepDraft(rows.map(draftOf))
  }, [rows, isKept])
  return {
    rows,
    add,
    /** Other goods, another quantity or unit for a row. */
    change: (row: QuickRow, to: { readonly productId?: number; readonly number?: string; readonly unit?: Unit }) => {
      const { unit: _unit, ...same } = draftOf(row)
      const draft = { ...same, ...(to.productId === undefined ? draftOf(row) : {}), ...to }
      void match([{ key: row.key, draft: { ...draft, number: to.number ?? draft.number ?? '' } }])
    },
    /** Another line in place of one that meant nothing. */
    retype: (row: QuickRow, typed: string) => {
      setRows((before) => before.map((one) => (one.key === row.key ? { ...one, typed, found: null } : one)))
      void match([{ key: row.key, draft: { typed } }])
    },
    remove: (keys: readonly number[]) => setRows((before) => before.filter((row) => !keys.includes(row.key))),
    again: (some: readonly QuickRow[]) => void match(some.map((row) => ({ key: row.key, draft: draftOf(row) }))),
  }
}

export type QuickRows = ReturnType<typeof useQuickRows>
