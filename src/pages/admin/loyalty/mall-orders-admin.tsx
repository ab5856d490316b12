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
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { adminMallOrderListCall, adminMallOrderMoveCall, type AdminMallOrder } from '../../../modules/loyalty/endpoints-admin.ts'
import { loyaltyAdminMessages, loyaltyMessages } from '../../../modules/loyalty/messages.ts'
import type { Currency } from '../../../modules/loyalty/rules/lot-machine.ts'
import { mallOrderMachine } from '../../../modules/loyalty/rules/mall-order-machine.ts'
import { MallOrderState } from '../../../modules/loyalty/ui/mall-order-state.tsx'

const filterNames = ['state', 'keyword'] as const
const pageSize = 20
type Step = { readonly order: AdminMallOrder; readonly event: 'ship' | 'cancel' }

/** Orders of a mall: what is to be shipped, and where the others are. */
export function MallOrdersAdmin({ mall }: { mall: Currency }) {
  const t = useMessages(loyaltyAdminMessages)
  const say = useMessages(loyaltyMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const state = mallOrderMachine.states.find((one) => one === values.state) ?? ''
  const call = useCall(adminMallOrderListCall, { mall, state, keyword: values.keyword, current: page, pageSize })
  const [step, setStep] = useState<Step | null>(null)
  const title = t(mall === 'points' ? 'pointOrdersTitle' : 'scoreOrdersTitle')
  return (
    <>
      <ConsoleList
        label={title}
        head={<PanelHead title={title} sub={call.data ? t('toShip', { count: call.data.waiting }) : ''} />}
        tabs={{
          list: [{ key: '', label: t('allStates') }, ...mallOrderMachine.states.map((key) => ({ key, label: say(`state_${key}`) }))],
          current: state,
          onChange: (next) => set({ state: next }),
        }}
        bar={<KeywordFilter label={t('orderKeyword')} value={values.keyword} maxLength={64} onSearch={(keyword) => set({ keyword })} />}
        call={call}
        empty={<Empty icon="package" title={t('none')} />}
        foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
      >
        {({ list }) => <OrderTable list={list} onStep={setStep} />}
      </ConsoleList>
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

function OrderTable({ list, onStep }: { list: readonly AdminMallOrder[]; onStep: (step: Step) => void }) {
  const t = useMessages(loyaltyAdminMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colOrder')}</th>
            <th>{t('colMember')}</th>
            <th className="r">{t('colPoints')}</th>
            <th>{t('colReceiver')}</th>
            <th>{t('colState')}</th>
            <th>{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((order) => (
            <tr key={order.orderSn}>
              <td>
                <span className="b5">{order.title}</span> <span className="num c3">× {order.quantity}</span>
                <div className="t12 c3 num">
                  {order.orderSn} · {fullTime(order.createTime)}
                </div>
              </td>
              <td data-l={t('colMember')}>{order.memberName}</td>
              <td className="r num" data-l={t('colPoints')}>
                {groupedNumber(order.points)}
                {order.cash > 0 && ` + ¥${priceText(order.cash)}`}
              </td>
              <td className="t12" data-l={t('colReceiver')}>
                {order.receiver} <span className="num">{order.phone}</span> {order.address}
                {order.remark !== '' && <div className="c3">{order.remark}</div>}
              </td>
              <td data-l={t('colState')}>
                <MallOrderState of={order} />
                {order.trackingNo !== '' && (
                  <div className="t12 c3 num">
                    {order.carrier} {order.trackingNo}
                  </div>
                )}
                {order.cancelReason !== '' && <div className="t12 c3">{order.cancelReason}</div>}
              </td>
              <td>
                <div className="row g1 wrp">
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
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
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
