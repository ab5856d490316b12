import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/commerce.css'
import { referredCustomers, referralOverview } from '../../../modules/referral/endpoints.ts'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useReferredCustomerColumns } from '../../../modules/referral/ui/referred-customer-columns.tsx'
import { BecomeSalesperson } from './become-salesperson.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import { ReferralTools } from './referral-overview.tsx'
import { referralPageMessages } from '../../../modules/referral/messages.ts'

/** A salesperson's own customers; for others how to become one. */
export default function PromotionCustomerPage() {
  const call = useCall(referralOverview, {})
  return (
    <CallView call={call}>
      {(own) =>
        own.isSales ? (
          <div className="col g3">
            <ReferralTools own={own} />
            <Customers />
          </div>
        ) : (
          <BecomeSalesperson />
        )
      }
    </CallView>
  )
}

const filterNames = [] as const
type Customer = RefOutput<typeof referredCustomers>['list'][number]

function Customers() {
  const t = useMessages(referralPageMessages)
  const list = useList('member.referredCustomers', filterNames)
  const call = useCall(referredCustomers, { current: list.page, pageSize: list.size })
  const [noting, setNoting] = useState<Customer | null>(null)
  const columns = useReferredCustomerColumns<Customer>({
    who: ({ mobile }) => <div className="t12 c3 num">{mobile}</div>,
    note: ({ lastNote }) => lastNote && <div className="t12 c3 el2 max-w-60">{lastNote}</div>,
    act: (one) => (
      <Button size="sm" tone="ghost" onClick={() => setNoting(one)}>
        {t('notes')}
      </Button>
    ),
  })
  return (
    <>
      <List
        label={t('customersTitle')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ bindingId }) => String(bindingId)}
        columns={columns}
        pages={({ total }) => ({ total })}
        empty={<Empty icon="users" title={t('noCustomers')} help={t('noCustomersHelp')} />}
      />
      {noting && <CustomerNotes customer={noting} onChanged={call.reload} onClose={() => setNoting(null)} />}
    </>
  )
}
