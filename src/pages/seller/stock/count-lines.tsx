import { Checkbox, Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { useUnsaved } from '../../../ui/console/form/leave-guard.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { stockCountSave, type StockCountDetail, type StockCountLine } from '../../../modules/inventory/endpoints-counts.ts'
import { stockPageMessages } from '../../../modules/inventory/messages.ts'

type Counts = Readonly<Record<number, string>>
const typed = (counted: number | null) => (counted === null ? '' : String(counted))

/** The lines of a stocktake with what was counted; Enter goes on to the next line. */
export function CountLines({ count, onDone }: { count: StockCountDetail; onDone: () => void }) {
  const t = useMessages(stockPageMessages)
  const [counts, setCounts] = useState<Counts>(() => Object.fromEntries(count.lines.map((line) => [line.productId, typed(line.counted)])))
  const [only, setOnly] = useState<'' | 'different' | 'open'>('')
  const [wanted, setWanted] = useState('')
  const { settle } = useUnsaved(counts)
  const { act, busy } = useAct(stockCountSave)
  const isOpen = count.can.includes('count')
  const changed = count.lines.filter((line) => (counts[line.productId] ?? '').trim() !== typed(line.counted))
  const save = async () => {
    const lines = changed.map((line) => ({ productId: line.productId, counted: (counts[line.productId] ?? '').trim() }))
    if (!(await act({ stockCountId: count.stockCountId, lines }, t('saved')))) return
    settle()
    onDone()
  }
  const words = wanted.trim().toLowerCase()
  const shown = count.lines.filter(
    (line) =>
      (only !== 'different' || line.difference !== 0) &&
      (only !== 'open' || line.counted === null) &&
      `${line.goodsName} ${line.specText} ${line.productId}`.toLowerCase().includes(words),
  )
  return (
    <Panel
      title={t('countTitle')}
      more={
        isOpen && (
          <Button size="sm" tone="brand" busy={busy} disabled={changed.length === 0} onClick={() => void save()}>
            {t('save')}
          </Button>
        )
      }
    >
      <div className="bx row g3 wrp">
        <Input
          allowClear
          style={{ maxWidth: 280 }}
          aria-label={t('countFind')}
          placeholder={t('countFind')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <Checkbox checked={only === 'different'} onChange={(event) => setOnly(event.target.checked ? 'different' : '')}>
          {t('onlyDifferent')}
        </Checkbox>
        <Checkbox checked={only === 'open'} onChange={(event) => setOnly(event.target.checked ? 'open' : '')}>
          {t('onlyOpen')}
        </Checkbox>
      </div>
      {shown.length === 0 ? (
        <p className="bx t13 c3">{t('nothingHere')}</p>
      ) : (
        <div className="tsc">
          <table className="tbl cds">
            <thead>
              <tr>
                <th>{t('colGoods')}</th>
                <th className="r">{t('colExpected')}</th>
                <th className="r">{t('colCounted')}</th>
                <th className="r">{t('colDifference')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((line) => (
                <CountRow
                  key={line.productId}
                  line={line}
                  value={counts[line.productId] ?? ''}
                  onChange={isOpen ? (value) => setCounts((before) => ({ ...before, [line.productId]: value })) : null}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}

/** The next field of the column; behind the last the focus stays. */
function goOn(field: HTMLElement): void {
  const fields = [...(field.closest('tbody')?.querySelectorAll<HTMLInputElement>('input') ?? [])]
  fields[fields.findIndex((one) => one === field) + 1]?.focus()
}

type RowProps = { readonly line: StockCountLine; readonly value: string; readonly onChange: ((value: string) => void) | null }

function CountRow({ line, value, onChange }: RowProps) {
  const t = useMessages(stockPageMessages)
  const { difference } = line
  return (
    <tr>
      <td>
        <div className="b5">{line.goodsName}</div>
        <div className="t12 c3">
          {line.specText} · <span className="num">{line.productId}</span>
        </div>
      </td>
      <td className="r num nw" data-l={t('colExpected')}>
        {groupedNumber(line.expected)} <span className="t12 c3">{line.unitName}</span>
      </td>
      <td className="r num nw" data-l={t('colCounted')}>
        {onChange ? (
          <Input
            className="num"
            style={{ width: 120, textAlign: 'right' }}
            inputMode="decimal"
            maxLength={17}
            aria-label={t('countedOf', { goods: line.goodsName, spec: line.specText })}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onPressEnter={(event) => goOn(event.currentTarget)}
          />
        ) : (
          <>{line.counted === null ? '—' : groupedNumber(line.counted)}</>
        )}
      </td>
      <td className="r num nw" data-l={t('colDifference')}>
        {line.counted === null ? (
          '—'
        ) : (
          <b className={difference < 0 ? 'b6 dn' : 'b6'}>{difference > 0 ? `+${groupedNumber(difference)}` : groupedNumber(difference)}</b>
        )}
      </td>
    </tr>
  )
}
