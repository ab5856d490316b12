import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { ListFrame } from '../../../../ui/console/list-frame.tsx'
import { PageTurner } from '../../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../../ui/console/use-filters.ts'
import { Empty } from '../../../../ui/feedback/states.tsx'
import '../../../../ui/styles/commerce.css'
import { salesCustomersCall, salesOverviewCall } from '../../contract.ts'
import { CustomerTable } from '../parts/customer-table.tsx'
import { JoinSales } from '../parts/join-sales.tsx'
import { PromotionTools } from '../parts/sales-overview.tsx'
import { promotionWords } from '../words.ts'

const pageSize = 20

/** A salesperson's own customers; for others how to become one. */
export default function PromotionCustomerPage() {
  const call = useCall(salesOverviewCall, {})
  return (
    <CallView call={call}>
      {(own) =>
        own.isSales ? (
          <div className="col g3">
            <PromotionTools own={own} />
            <Customers />
          </div>
        ) : (
          <JoinSales />
        )
      }
    </CallView>
  )
}

function Customers() {
  const t = useWords(promotionWords)
  const { page, turn } = useFilters([])
  const call = useCall(salesCustomersCall, { current: page, pageSize })
  return (
    <ListFrame
      label={t('customersTitle')}
      call={call}
      empty={<Empty icon="users" title={t('noCustomers')} help={t('noCustomersHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => (
        <CustomerTable
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
    </ListFrame>
  )
}
