import { Input, Select } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { useUnsaved } from '../../../ui/console/form/leave-guard.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { stockOfWarehouse, stockPlaces, stockTransfer } from '../../../modules/inventory/endpoints.ts'
import { stockPageMessages } from '../../../modules/inventory/messages.ts'

type Line = {
  readonly productId: number
  readonly goodsName: string
  readonly specText: string
  readonly unitName: string
  readonly available: number
  readonly number: string
}
type Form = { readonly from: number | null; readonly to: number | null; readonly note: string; readonly lines: readonly Line[] }
const blank: Form = { from: null, to: null, note: '', lines: [] }

/** Goods brought from one warehouse to another: places, lines with what may be moved, and the note of both ledgers. */
export default function TransferPage() {
  const t = useMessages(stockPageMessages)
  const navigate = useNavigate()
  const places = useCall(stockPlaces, {}).data?.list ?? []
  const [form, setForm] = useState<Form>(blank)
  const set = (change: Partial<Form>) => setForm((before) => ({ ...before, ...change }))
  const { settle } = useUnsaved(form)
  const { act, busy } = useAct(stockTransfer)
  const ready = form.from !== null && form.to !== null && form.lines.some((line) => Number(line.number) > 0)
  const send = async () => {
    const lines = form.lines
      .filter((line) => line.number.trim() !== '')
      .map(({ productId, number }) => ({ productId, number: number.trim() }))
    const done = await act(
      { fromWarehouseId: form.from ?? 0, toWarehouseId: form.to ?? 0, note: form.note, lines },
      t('transferred', { count: lines.length }),
    )
    if (!done) return
    settle()
    setForm(blank)
    void navigate('/seller/stock/movement?kind=transfer')
  }
  const options = places.map((place) => ({ value: place.warehouseId, label: place.warehouseName }))
  return (
    <Panel title={t('transferTitle')}>
      <div className="bx col g3">
        <p className="t13 c2">{t('transferHelp')}</p>
        <div className="row g3 wrp">
          <Select
            aria-label={t('fromWarehouse')}
            placeholder={t('fromWarehouse')}
            style={{ minWidth: 200 }}
            value={form.from}
            options={options}
            onChange={(from) => set({ from, lines: [] })}
          />
          <span aria-hidden="true">→</span>
          <Select
            aria-label={t('toWarehouse')}
            placeholder={t('toWarehouse')}
            style={{ minWidth: 200 }}
            value={form.to}
            options={options.filter((one) => one.value !== form.from)}
            onChange={(to) => set({ to })}
          />
          <Input
            aria-label={t('note')}
            placeholder={t('note')}
            style={{ maxWidth: 280 }}
            maxLength={200}
            value={form.note}
            onChange={(event) => set({ note: event.target.value })}
          />
        </div>
        {form.from !== null && (
          <GoodsPicker
            key={form.from}
            warehouseId={form.from}
            onPick={(line) => form.lines.every((one) => one.productId !== line.productId) && set({ lines: [...form.lines, line] })}
          />
        )}
        {form.lines.length === 0 ? (
          <Empty icon="warehouse" title={t('noLines')} />
        ) : (
          <TransferLines lines={form.lines} onChange={(lines) => set({ lines })} />
        )}
        <div className="row g2">
          <Button tone="brand" busy={busy} disabled={!ready} onClick={() => void send()}>
            {t('transfer')}
          </Button>
          {!ready && <span className="t12 c3">{t('choosePlaces')}</span>}
        </div>
      </div>
    </Panel>
  )
}

function GoodsPicker({ warehouseId, onPick }: { warehouseId: number; onPick: (line: Line) => void }) {
  const t = useMessages(stockPageMessages)
  const [keyword, setKeyword] = useState('')
  const found = useCall(stockOfWarehouse, { warehouseId, keyword }).data?.list ?? []
  return (
    <Select
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      value={null}
      aria-label={t('addGoods')}
      placeholder={t('findGoods')}
      style={{ maxWidth: 480 }}
      options={found.map((one) => ({
        value: one.productId,
        label: `${one.goodsName} ${one.specText} · ${groupedNumber(one.available)} ${one.unitName}`,
        disabled: one.available <= 0,
      }))}
      onChange={(productId: number | null) => {
        const one = found.find((stock) => stock.productId === productId)
        if (one) onPick({ ...one, number: '' })
      }}
    />
  )
}

function TransferLines({ lines, onChange }: { lines: readonly Line[]; onChange: (lines: readonly Line[]) => void }) {
  const t = useMessages(stockPageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colGoods')}</th>
            <th className="r">{t('colAvailable')}</th>
            <th className="r">{t('colNumber')}</th>
            <th className="r" aria-label={t('remove')} />
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.productId}>
              <td>
                <div className="b5">{line.goodsName}</div>
                <div className="t12 c3">{line.specText}</div>
              </td>
              <td className="r num nw" data-l={t('colAvailable')}>
                {groupedNumber(line.available)} <span className="t12 c3">{line.unitName}</span>
              </td>
              <td className="r" data-l={t('colNumber')}>
                <Input
                  className="num"
                  style={{ width: 120 }}
                  inputMode="decimal"
                  maxLength={17}
                  aria-label={t('numberOf', { goods: line.goodsName })}
                  value={line.number}
                  onChange={(event) =>
                    onChange(lines.map((one) => (one.productId === line.productId ? { ...one, number: event.target.value } : one)))
                  }
                />
              </td>
              <td className="r">
                <Button size="sm" tone="ghost" onClick={() => onChange(lines.filter((one) => one.productId !== line.productId))}>
                  {t('remove')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
