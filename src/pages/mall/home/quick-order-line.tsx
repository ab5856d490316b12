import { useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Price } from '../../../ui/basic/price.tsx'
import { quantityText } from '../../../ui/basic/quantity-text.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useGoodsMessages } from '../../../modules/catalog/ui/use-messages.ts'
import type { PageSectionTranslate } from '../../../modules/page-builder/ui/use-messages.ts'
import type { QuickChoice } from './quick-order-choices.ts'
import type { QuickRow } from './quick-order-rows.ts'
import type { useQuickOrder } from './use-quick-order.ts'

export type QuickLineProps = {
  readonly row: QuickRow
  readonly order: ReturnType<typeof useQuickOrder>
  readonly t: PageSectionTranslate
  /** Moves the keyboard to a field of a row; to the next row from its quantity. */
  readonly onFocus: (row: number, field: 'words' | 'number') => void
}

/** A row: words or a whole line with a quantity on the left, what it is and costs on the right. Enter goes from field to field. */
export function QuickLine({ row, order, t, onFocus }: QuickLineProps) {
  const label = t('quickRow', { row: row.key + 1 })
  const choose = (choice: QuickChoice) => {
    order.pick(row, choice)
    onFocus(row.key, 'number')
  }
  const [isTyping, setTyping] = useState(false)
  const problem = problemOf(row, t)
  const list = row.isOpen && !row.line ? row.choices : null
  return (
    <tr>
      <td className="c3 num">{row.key + 1}</td>
      <td className="qo-i" onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && order.close(row.key)}>
        <div className="ipt">
          <input
            role="combobox"
            aria-label={`${label} ${t('quickInput')}`}
            aria-expanded={list !== null}
            aria-controls={list ? `quick-${row.key}` : undefined}
            aria-activedescendant={list && list.length > 0 ? `quick-${row.key}-${row.active}` : undefined}
            placeholder={row.key === 0 ? t('quickPlaceholder') : undefined}
            title={row.line ? row.typed : undefined}
            // Who comes back to the field goes on with what was typed.
            value={row.line && !isTyping ? nameOf(row.line) : row.typed}
            maxLength={300}
            autoComplete="off"
            onFocus={() => {
              setTyping(true)
              if (row.choices) order.open(row.key)
            }}
            onBlur={() => setTyping(false)}
            onChange={(event) => order.type(row.key, event.target.value)}
            onPaste={(event) => onPaste(event, row, order)}
            onKeyDown={(event) => onWordsKey(event, { row, list, order, choose, onFocus })}
          />
          {row.line && (
            <button
              type="button"
              className="cok"
              tabIndex={-1}
              aria-label={t('quickClear', { row: row.key + 1 })}
              onClick={() => {
                order.clear(row.key)
                onFocus(row.key, 'words')
              }}
            >
              <Icon name="circle-check" size={15} />
            </button>
          )}
        </div>
        {problem && <p className={`t11 m-only ${problem.tone}`}>{problem.text}</p>}
        {list && <Choices row={row} list={list} onPick={choose} t={t} />}
      </td>
      <td>
        <div className="ipt qo-n">
          <input
            aria-label={`${label} ${t('quickAmount')}`}
            inputMode="decimal"
            maxLength={19}
            value={row.number}
            onChange={(event) => order.setNumber(row, event.target.value.replace(/[^0-9.]/g, ''))}
            onKeyDown={(event) => event.key === 'Enter' && onFocus(row.key + 1, 'words')}
          />
          <span className="c3 t12">{row.line?.unitName}</span>
        </div>
      </td>
      <td className="r nw">
        <LineState row={row} t={t} />
      </td>
    </tr>
  )
}

const nameOf = ({ goodsName, specText }: NonNullable<QuickRow['line']>) => [goodsName, specText].filter((text) => text !== '').join(' ')

type Keys = Pick<QuickLineProps, 'row' | 'order' | 'onFocus'> & {
  readonly list: readonly QuickChoice[] | null
  readonly choose: (choice: QuickChoice) => void
}

function onWordsKey(event: KeyboardEvent, { row, list, order, choose, onFocus }: Keys): void {
  if (event.key === 'Escape') return order.close(row.key)
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    return order.move(row, event.key === 'ArrowDown' ? 1 : -1)
  }
  if (event.key !== 'Enter') return
  const choice = list?.[row.active]
  if (choice) choose(choice)
  else if (row.line) onFocus(row.key, 'number')
}

/** A list of several lines goes into as many rows. */
function onPaste(event: ClipboardEvent, row: QuickRow, order: QuickLineProps['order']): void {
  const lines = event.clipboardData
    .getData('text')
    .split(/\r?\n/)
    .map((line) => line.trim().slice(0, 300))
    .filter((line) => line !== '')
  if (lines.length < 2) return
  event.preventDefault()
  order.paste(row.key, lines)
}

/** What keeps a line from going on: nothing found, something to confirm, or the cart's refusal; null for a line that is sure or empty. */
function problemOf(
  { line, answer, typed, isOpen, refusal }: QuickRow,
  t: PageSectionTranslate,
): { text: string; tone: 'cd' | 'cw' } | null {
  if (line) return refusal === '' ? null : { text: refusal, tone: 'cd' }
  if (typed === '' || !answer || isOpen) return null
  return answer.level === 'none' ? { text: t('quickNone'), tone: 'cd' } : { text: t('quickConfirm'), tone: 'cw' }
}

function LineState({ row, t }: Pick<QuickLineProps, 'row' | 't'>): ReactNode {
  const g = useGoodsMessages()
  const { line } = row
  const problem = problemOf(row, t)
  if (!line) return problem ? <span className={problem.tone}>{problem.text}</span> : <span className="c3">—</span>
  return (
    <>
      {line.goodsPrice === null ? <span className="pr">{g('enquiry')}</span> : <Price amount={line.goodsPrice} unit={line.unitName} />}
      {problem ? (
        <div className="t11 cd qo-e" role="status" title={problem.text}>
          {problem.text}
        </div>
      ) : (
        <div className="t11 cok">{t('quickStock', { stock: quantityText(line.productStock), unit: line.unitName })}</div>
      )}
    </>
  )
}

function Choices({
  row,
  list,
  onPick,
  t,
}: {
  row: QuickRow
  list: readonly QuickChoice[]
  onPick: (choice: QuickChoice) => void
  t: PageSectionTranslate
}) {
  if (list.length === 0) return <p className="pan qo-s c3 t12">{t('nothing')}</p>
  return (
    <ul className="pan qo-s" role="listbox" id={`quick-${row.key}`} aria-label={t('quickInput')}>
      {list.map((choice, at) => (
        <li
          key={choice.productId}
          id={`quick-${row.key}-${at}`}
          role="option"
          aria-selected={at === row.active}
          className={classNames(at === row.active && 'on')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(choice)}
        >
          <span className="el">
            {choice.name}
            {choice.level === 'full' && <span className="t11 cok"> {t('quickFull')}</span>}
            {choice.differs.map((differ) => (
              <span key={differ.label} className="t11 cw">
                {` ${t('quickDiffers', differ)}`}
              </span>
            ))}
          </span>
          {choice.price !== null && <Price amount={choice.price} unit={choice.unitName} />}
        </li>
      ))}
    </ul>
  )
}
