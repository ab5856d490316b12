import { Input } from 'antd'
import { useEffect, useState } from 'react'
import { onLive } from '../../../api/browser/live.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import {
  sellerPriceFixationList,
  priceFixationConfirm,
  priceFixationDecline,
  priceFixationTabs,
  type PriceFixationView,
} from '../../../modules/pricing/endpoints-price-fixation.ts'
import { PriceFixationRules } from './price-fixation-rules.tsx'
import { PriceFixationList } from '../../../modules/pricing/ui/price-fixation-list.tsx'
import { priceFixationMessages } from '../../../modules/pricing/messages.ts'

const filterNames = ['tab'] as const
const labels = { '': 'all', open: 'open', fixed: 'fixed', over: 'over' } as const

/** Wishes to fix prices of my stores' goods, as they come in: a minute each to agree or refuse. */
export default function PricingListPage() {
  const t = useMessages(priceFixationMessages)
  const { values, set, ...list } = useList('seller.priceFixations', filterNames, { remembered: true })
  const tab = priceFixationTabs.find((one) => one === values.tab) ?? ''
  const call = useCall(sellerPriceFixationList, { tab, current: list.page, pageSize: list.size })
  const { reload } = call
  useEffect(() => onLive('pricing', reload), [reload])
  return (
    <div className="col g3">
      <PriceFixationList
        isDesk
        actions={(of) => <DeskMoves of={of} onDone={reload} />}
        label={t('deskTitle')}
        list={list}
        tabs={{
          list: priceFixationTabs.map((key) => ({ key, label: t(labels[key]) })),
          current: tab,
          onChange: (key) => set({ tab: key }),
        }}
        call={call}
        empty={<Empty icon="lock" title={t('noneDesk')} help={t('noneDeskHelp')} />}
      />
      <PriceFixationRules />
    </div>
  )
}

function DeskMoves({ of, onDone }: { of: PriceFixationView; onDone: () => void }) {
  const t = useMessages(priceFixationMessages)
  const { act, busy } = useAct(priceFixationConfirm)
  const [declining, setDeclining] = useState(false)
  const [reason, setReason] = useState('')
  const confirm = async () => {
    await act({ pricingId: of.pricingId }, t('confirmed'))
    // Refused because its minute is over, it is shown as it is now.
    onDone()
  }
  if (of.can.length === 0 && !declining) return null
  return (
    <>
      <Button size="sm" tone="brand" busy={busy} onClick={() => void confirm()}>
        {t('confirm')}
      </Button>{' '}
      <Button size="sm" onClick={() => setDeclining(true)}>
        {t('decline')}
      </Button>
      {declining && (
        <ConsoleDialog
          title={t('declineTitle')}
          ok={t('decline')}
          call={priceFixationDecline}
          input={{ pricingId: of.pricingId, reason }}
          onDone={() => {
            setDeclining(false)
            onDone()
          }}
          onClose={() => setDeclining(false)}
        >
          {(errors) => (
            <Field id="pricing-reason" label={t('reason')} error={errors['reason']}>
              <Input id="pricing-reason" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
            </Field>
          )}
        </ConsoleDialog>
      )}
    </>
  )
}
