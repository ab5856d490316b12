import { App, Checkbox, Input, Radio, Segmented } from 'antd'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { MoneyInput } from '../../../ui/console/form/value-inputs.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { invoiceableParts, invoiceApply, type InvoiceablePart } from '../../../modules/invoice/endpoints.ts'
import { invoicePageMessages } from '../../../modules/invoice/messages.ts'
import { InvoiceDetailsFields, useInvoiceDetails, type InvoiceDetails } from './invoice-details-fields.tsx'

type Offer = RefOutput<typeof invoiceableParts>['stores'][number]
type By = 'all' | 'month' | 'order' | 'shipment'
const byLabels = { all: 'byAll', month: 'byMonth', order: 'byOrder', shipment: 'byShipment' } as const
const sources = { all: 'month', month: 'month', order: 'order', shipment: 'shipment' } as const

/** What is asked for, by the address of the page: an order or a shipment leads here. */
function useScope() {
  const [query, setQuery] = useSearchParams()
  const given = (['order', 'shipment', 'month'] as const).find((name) => query.has(name))
  const by: By = given ?? 'all'
  const value = given ? (query.get(given) ?? '') : ''
  const choose = (next: By, text = '') => setQuery(next === 'all' ? {} : { [next]: text }, { replace: true })
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(value)
  const asked = {
    orderSn: by === 'order' ? value : '',
    shipmentSn: by === 'shipment' ? value : '',
    month: by === 'month' && isMonth ? value : '',
  }
  return { by, value, choose, asked }
}

/** Applies for an invoice: what, made out to whom, sent where. */
export default function InvoiceApplyPage() {
  const t = useMessages(invoicePageMessages)
  const { by, value, choose, asked } = useScope()
  const call = useCall(invoiceableParts, asked)
  return (
    <Panel title={t('addTitle')}>
      <div className="bx col g3">
        <Segmented
          style={{ maxWidth: '100%', overflowX: 'auto' }}
          aria-label={t('by')}
          value={by}
          onChange={(next) => choose(next)}
          options={(['all', 'month', 'order', 'shipment'] as const).map((one) => ({ value: one, label: t(byLabels[one]) }))}
        />
        {by !== 'all' && (
          <Input
            type={by === 'month' ? 'month' : 'text'}
            aria-label={t(byLabels[by])}
            placeholder={t(byLabels[by])}
            maxLength={32}
            value={value}
            onChange={(event) => choose(by, event.target.value.trim())}
          />
        )}
        <CallView call={call}>
          {(found) => (
            <div className="col g3">
              <p className="t13 c2">{t('applyLead', { days: found.issueDays })}</p>
              {found.stores.length === 0 ? (
                <Empty icon="receipt-text" title={t('nothing')} help={t('nothingHelp')} />
              ) : (
                <ApplyForm key={JSON.stringify(asked)} stores={found.stores} source={sources[by]} />
              )}
            </div>
          )}
        </CallView>
      </div>
    </Panel>
  )
}

function ApplyForm({ stores, source }: { stores: readonly Offer[]; source: 'order' | 'shipment' | 'month' }) {
  const t = useMessages(invoicePageMessages)
  const { message } = App.useApp()
  const navigate = useNavigate()
  const [storeId, setStoreId] = useState(stores[0]?.storeId ?? 0)
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({})
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [papers, setPapers] = useState<InvoiceDetails>({ titleId: 0, receiverId: 0, invoiceType: 1 })
  const [content, setContent] = useState<'goods' | 'category'>('goods')
  const [written, setWritten] = useState<string | null>(null)
  const { chosen } = useInvoiceDetails(papers)
  const { act, busy } = useAct(invoiceApply)
  const offer = stores.find((one) => one.storeId === storeId) ?? stores[0]
  const inside = (offer?.parts ?? []).filter((part) => !left.has(part.partKey))
  // An invoice names the orders of the buyer's own system, unless the buyer writes something else.
  const remark = written ?? [...new Set(inside.map((part) => part.buyerOrderNo))].filter(Boolean).join(' ').slice(0, 100)
  const parts = inside.map((part) => ({ partKey: part.partKey, amount: Number(amounts[part.partKey] ?? part.amount) }))
  const sum = parts.reduce((total, part) => total + Math.round(part.amount * 100), 0) / 100
  const apply = async () => {
    const done = await act({ storeId: offer?.storeId ?? 0, ...chosen, content, source, remark, parts })
    if (!done?.data) return
    message.success(t('submitted'))
    void navigate(`/member/invoice/info?invoiceId=${done.data.invoiceId}`)
  }
  const turn = (key: string, isIn: boolean) => setLeft(new Set(isIn ? [...left].filter((one) => one !== key) : [...left, key]))
  return (
    <form
      className="col g3"
      onSubmit={(event) => {
        event.preventDefault()
        void apply()
      }}
    >
      {stores.length > 1 && (
        <Radio.Group
          aria-label={t('chooseStore')}
          value={offer?.storeId}
          onChange={(event) => setStoreId(event.target.value)}
          options={stores.map((one) => ({ value: one.storeId, label: `${one.storeName} ¥${priceText(one.amount)}` }))}
        />
      )}
      <PartTable
        parts={offer?.parts ?? []}
        left={left}
        onTurn={turn}
        amounts={amounts}
        onAmount={(key, value) => setAmounts({ ...amounts, [key]: value })}
      />
      <InvoiceDetailsFields value={papers} onChange={setPapers} />
      <Field id="invoice-content" label={t('content')}>
        <Radio.Group
          id="invoice-content"
          value={content}
          onChange={(event) => setContent(event.target.value)}
          options={(['goods', 'category'] as const).map((one) => ({ value: one, label: t(`content_${one}`) }))}
        />
      </Field>
      <Field id="invoice-remark" label={t('remark')}>
        <Input id="invoice-remark" maxLength={100} value={remark} onChange={(event) => setWritten(event.target.value)} />
      </Field>
      <div className="row g3">
        <span>
          {t('sum')} <b className="num">¥{priceText(sum.toFixed(2))}</b>
        </span>
        <Button type="submit" tone="action" busy={busy} disabled={parts.length === 0 || chosen.titleId === 0 || chosen.receiverId === 0}>
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}

type PartsProps = {
  readonly parts: readonly InvoiceablePart[]
  readonly left: ReadonlySet<string>
  readonly onTurn: (key: string, isIn: boolean) => void
  readonly amounts: Readonly<Record<string, string>>
  readonly onAmount: (key: string, value: string) => void
}
function PartTable({ parts, left, onTurn, amounts, onAmount }: PartsProps) {
  const t = useMessages(invoicePageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('goods')}</th>
            <th>{t('orderSn')}</th>
            <th className="r">{t('can')}</th>
            <th className="r">{t('thisTime')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.partKey}>
              <td>
                <Checkbox checked={!left.has(part.partKey)} onChange={(event) => onTurn(part.partKey, event.target.checked)}>
                  {part.name}
                </Checkbox>
                <div className="t12 c3">{part.spec}</div>
              </td>
              <td className="num" data-l={t('orderSn')}>
                {part.orderSn}
                {part.buyerOrderNo && <div className="t12 c3">{part.buyerOrderNo}</div>}
              </td>
              <td className="r num" data-l={t('can')}>
                ¥{priceText(part.amount)}
              </td>
              <td className="r" data-l={t('thisTime')}>
                <MoneyInput
                  id={`part-${part.partKey}`}
                  label={`${t('thisTime')} ${part.name}`}
                  value={amounts[part.partKey] ?? part.amount.toFixed(2)}
                  onChange={(value) => onAmount(part.partKey, value)}
                  isOff={left.has(part.partKey)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
