import { useRef, useState } from 'react'
import { callApi } from '../../../api/browser/client.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import type { suggest } from '../../../modules/search/endpoints.ts'
import type { BasketLine } from '../../../modules/basket/ui/use-baskets.ts'
import type { quickOrderMatch } from '../../../modules/sourcing-tools/endpoints-quick-order.ts'
import type { RefInput } from '../../../api/browser/call-ref.ts'
import { choicesOf, type QuickChoice } from './quick-order-choices.ts'
import { emptyRow, mostRows, rowsWithList, sumsOf, takeFullMatch, withMatch, type QuickRow } from './quick-order-rows.ts'

const suggestRef = callRef<typeof suggest>('GET', 'v3/goods/front/goods/goods/suggest')
const matchRef = callRef<typeof quickOrderMatch>('POST', 'v3/business/front/quickOrder/match')
const settleMs = 180

const match = async (rows: RefInput<typeof matchRef>['rows']) => (await callApi(matchRef, { rows })).data?.rows ?? []

/**
 * The lines of a quick order on the recognition engine. Words are asked for once they stand still: a full match is taken when the
 * field is left, everything else waits until somebody chooses it and sees what differs. What was typed is kept.
 */
export function useQuickOrder(count: number, quantityWanted: string) {
  const [rows, setRows] = useState<readonly QuickRow[]>(() => Array.from({ length: count }, (_, key) => emptyRow(key)))
  const later = useLater()
  const update = (key: number, to: (row: QuickRow) => QuickRow) => setRows((known) => known.map((row) => (row.key === key ? to(row) : row)))
  const recognise = async (key: number, typed: string) => {
    const words = typed.trim()
    const [[answer = null], found] = await Promise.all([match([{ typed: words }]), callApi(suggestRef, { keyword: words.slice(0, 60) })])
    // The answer belongs to the words that were asked for; words typed meanwhile have their own.
    update(key, (row) =>
      row.typed === typed && !row.line ? takeFullMatch({ ...row, answer, choices: choicesOf(answer, found.data?.goods ?? []) }) : row,
    )
  }
  const price = async (row: QuickRow, productId: number, number: string) => {
    const unit = row.line?.productId === productId ? { unit: row.line.unit } : {}
    const [answer] = await match([{ typed: row.typed.trim(), productId, number, ...unit }])
    const { line = null, refusal = '' } = answer ?? {}
    if (!answer || !line) return
    update(row.key, (now) => ({ ...now, line, refusal: refusal || (line.problem?.text ?? '') }))
    return answer
  }
  const pick = async (row: QuickRow, choice: QuickChoice) => {
    const { answer } = row
    if (answer?.line?.productId === choice.productId && answer.refusal === '' && row.number === '')
      return update(row.key, (now) => withMatch(now, answer))
    update(row.key, (now) => ({ ...now, isOpen: false, isChosen: true }))
    const priced = await price(row, choice.productId, row.number)
    // The least is a proposal where no quantity was typed; one that does not count these goods is asked for instead of replaced.
    if (priced?.refusal === '') update(row.key, (now) => (now.number === '' ? { ...now, number: priced.number } : now))
  }
  const paste = async (key: number, lines: readonly string[]) => {
    const listed = rowsWithList(rows, key, lines.slice(0, mostRows))
    setRows(listed)
    const asked = listed.filter((row) => row.typed !== '' && !row.answer && !row.line)
    const answers = await match(asked.map(({ typed }) => ({ typed })))
    const byKey = new Map(asked.map((row, at) => [row.key, { typed: row.typed, answer: answers[at] ?? null }]))
    setRows((known) =>
      known.map((row) => {
        const said = byKey.get(row.key)
        return said?.typed === row.typed ? takeFullMatch({ ...row, answer: said.answer, choices: choicesOf(said.answer, []) }) : row
      }),
    )
  }
  return {
    rows,
    type: (key: number, typed: string) => {
      update(key, (row) => ({ ...emptyRow(key, typed), number: row.number, isOpen: true }))
      later(key, async () => (typed.trim() === '' ? undefined : recognise(key, typed)))
    },
    pick: (row: QuickRow, choice: QuickChoice) => void pick(row, choice).catch(() => undefined),
    paste: (key: number, lines: readonly string[]) => void paste(key, lines).catch(() => undefined),
    setNumber: (row: QuickRow, number: string) => {
      const { line } = row
      update(row.key, (now) => ({ ...now, number, refusal: line && number === '' ? quantityWanted : now.refusal }))
      if (line && number !== '') later(row.key, async () => void (await price(row, line.productId, number)))
    },
    ...listMoves(update),
    more: () => setRows((known) => [...known, emptyRow(known.length), emptyRow(known.length + 1)].slice(0, mostRows)),
    /** Rows whose goods went into a basket are free again. */
    done: (lines: readonly BasketLine[]) => {
      const gone = new Set(lines.map((line) => line.productId))
      setRows((known) => known.map((row) => (row.line && gone.has(row.line.productId) ? emptyRow(row.key) : row)))
    },
    ...sumsOf(rows),
  }
}

/** What opens, walks and closes the list under a row's field; a cleared row keeps what was typed. */
function listMoves(update: (key: number, to: (row: QuickRow) => QuickRow) => void) {
  return {
    move: (row: QuickRow, by: 1 | -1) => {
      const most = row.choices?.length ?? 0
      update(row.key, (now) => ({ ...now, isOpen: true, active: most === 0 ? 0 : (now.active + by + most) % most }))
    },
    open: (key: number) => update(key, (row) => (row.line ? row : { ...row, isOpen: true })),
    close: (key: number) => update(key, (row) => takeFullMatch({ ...row, isOpen: false })),
    clear: (key: number) => update(key, (row) => ({ ...emptyRow(key, row.typed), choices: row.choices, answer: row.answer })),
  }
}

/** Runs the last work that was given for a key once nothing newer came for a moment. Work without an answer leaves the line as it was typed. */
function useLater() {
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  return (key: number, work: () => Promise<void>) => {
    clearTimeout(timers.current.get(key))
    timers.current.set(
      key,
      setTimeout(() => void work().catch(() => undefined), settleMs),
    )
  }
}
