import { Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { adminMallOrderListCall, adminMallOrderMoveCall, type AdminMallOrder } from '../../../modules/loyalty/endpoints-admin.ts'
import { loyaltyAdminMessages, loyaltyMessages } from '../../../modules/loyalty/messages.ts'
import type { Currency } from '../../../modules/loyalty/rules/lot-machine.ts'
import { mallOrderMachine } from '../../../modules/loyalty/rules/mall-order-machine.ts'
import { MallOrderState } from '../../../modules/loyalty/ui/mall-order-state.tsx'

const filterNames = ['state', 'keyword'] as const
type Step = { readonly order: AdminMallOrder; readonly event: 'ship' | 'cancel' }

/** Orders of a mall: what is to be shipped, and where the others are. */
export function MallOrdersAdmin({ mall }: { mall: Currency }) {
  const t = useMessages(loyaltyAdminMessages)
  const say = useMessages(loyaltyMessages)
  const { values, set, ...list } = useList(`admin.mallOrders.${mall}`, filterNames, { remembered: true })
  const state = mallOrderMachine.states.find((one) => one === values.state) ?? ''
  const call = useCall(adminMallOrderListCall, { mall, state, keyword: values.keyword, current: list.page, pageSize: list.size })
  const [step, setStep] = useState<Step | null>(null)
  const columns = useOrderColumns(setStep)
  const title = t(mall === 'points' ? 'pointOrdersTitle' : 'scoreOrdersTitle')
  return (
    <>
      <List
        label={title}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ orderSn }) => orderSn}
        columns={columns}
        head={<PanelHead title={title} sub={call.data ? t('toShip', { count: call.data.waiting }) : ''} />}
        tabs={{
          list: [{ key: '', label: t('allStates') }, ...mallOrderMachine.states.map((key) => ({ key, label: say(`state_${key}`) }))],
          current: state,
          onChange: (next) => set({ state: next }),
        }}
        filters={<KeywordFilter label={t('orderKeyword')} value={values.keyword} maxLength={64} onSearch={(keyword) => set({ keyword })} />}
        pages={({ total }) => ({ total })}
        empty={<Empty icon="package" title={t('none')} />}
      />
      {step && (
        <StepDialog
          step={step}
          onClose={() => setStep(null)}
          onDone={() => {
            setStep(null)
            call.reload()
          }}
        />
      )}
    </>
  )
}

function useOrderColumns(onStep: (step: Step) => void): readonly ListColumn<AdminMallOrder>[] {
  const t = useMessages(loyaltyAdminMessages)
  const say = useMessages(loyaltyMessages)
  const costOf = ({ points, cash }: AdminMallOrder) => `${groupedNumber(points)}${cash > 0 ? ` + ¥${priceText(cash)}` : ''}`
  return [
    {
      key: 'order',
      title: t('colOrder'),
      as: 'title',
      text: ({ title, quantity }) => `${title} × ${quantity}`,
      cell: ({ orderSn, createTime }) => (
        <div className="t12 c3 num">
          {orderSn} · {fullTime(createTime)}
        </div>
      ),
    },
    { key: 'member', title: t('colMember'), text: ({ memberName }) => memberName },
    { key: 'points', title: t('colPoints'), align: 'right', isTight: true, text: costOf },
    {
      key: 'receiver',
      title: t('colReceiver'),
      text: (of) => [of.receiver, of.phone, of.address, of.remark].filter(Boolean).join(' '),
      cell: (of) => (
        <span className="t12">
          {of.receiver} <span className="num">{of.phone}</span> {of.address}
          {of.remark !== '' && <div className="c3">{of.remark}</div>}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: ({ state }) => say(`state_${state}`),
      cell: (of) => (
        <>
          <MallOrderState of={of} />
          {of.trackingNo !== '' && (
            <div className="t12 c3 num">
              {of.carrier} {of.trackingNo}
            </div>
          )}
          {of.cancelReason !== '' && <div className="t12 c3">{of.cancelReason}</div>}
        </>
      ),
    },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (order) => (
        <>
          {order.can.includes('ship') && (
            <Button size="sm" tone="action" onClick={() => onStep({ order, event: 'ship' })}>
              {t('ship')}
            </Button>
          )}
          {order.can.includes('cancel') && (
            <Button size="sm" tone="ghost" onClick={() => onStep({ order, event: 'cancel' })}>
              {t('cancel')}
            </Button>
          )}
        </>
      ),
    },
  ]
}

function StepDialog({ step, onClose, onDone }: { step: Step; onClose: () => void; onDone: () => void }) {
  const t = useMessages(loyaltyAdminMessages)
  const [form, setForm] = useState({ carrier: '', trackingNo: '', reason: '' })
  const { order, event } = step
  const field = (name: keyof typeof form, label: string, errors: Readonly<Record<string, string>>, max: number) => (
    <Field id={`step-${name}`} label={label} isRequired error={errors[name]}>
      <Input
        id={`step-${name}`}
        maxLength={max}
        value={form[name]}
        onChange={(change) => setForm((before) => ({ ...before, [name]: change.target.value }))}
      />
    </Field>
  )
  return (
    <ConsoleDialog
      title={t(event === 'ship' ? 'shipTitle' : 'cancelTitle')}
      ok={t(event === 'ship' ? 'ship' : 'cancelTitle')}
      call={adminMallOrderMoveCall}
      input={{ mallOrderSn: order.orderSn, event, expectedVersion: order.version, ...form }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="c2 mb-3">
            {order.orderSn} · {order.title}
          </p>
          {event === 'ship' ? (
            <>
              {field('carrier', t('carrier'), errors, 40)}
              {field('trackingNo', t('trackingNo'), errors, 40)}
            </>
          ) : (
            <>
              <p className="c2">{t('cancelHelp')}</p>
              {field('reason', t('reason'), errors, 200)}
            </>
          )}
        </>
      )}
    </ConsoleDialog>
  )
}
