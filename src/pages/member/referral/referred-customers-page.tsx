import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/commerce.css'
import { referredCustomers, referralOverview } from '../../../modules/referral/endpoints.ts'
import { ReferredCustomerTable } from '../../../modules/referral/ui/referred-customer-table.tsx'
import { BecomeSalesperson } from './become-salesperson.tsx'
import { ReferralTools } from './referral-overview.tsx'
import { referralPageMessages } from '../../../modules/referral/messages.ts'

const pageSize = 20

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

function Customers() {
  const t = useMessages(referralPageMessages)
  const { page, turn } = useFilters([])
  const call = useCall(referredCustomers, { current: page, pageSize })
  return (
    <ConsoleList
      label={t('customersTitle')}
      call={call}
      empty={<Empty icon="users" title={t('noCustomers')} help={t('noCustomersHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => (
        <ReferredCustomerTable
          list={list}
          keyOf={(one) => `${one.bindTime} ${one.memberName}`}
          who={(one) => (
            <>
              <div className="b5">{one.memberName}</div>
              <div className="t12 c3 num">{one.mobile}</div>
            </>
          )}
        />
      )}
    </ConsoleList>
  )
}
