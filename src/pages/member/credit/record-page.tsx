import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { creditOperationListCall, type CreditOperations } from '../../../modules/credit/endpoints.ts'
import { creditPageMessages } from '../../../modules/credit/messages.ts'

const pageSize = 20
const noFilters = [] as const

/** Everything that changed one credit line. */
export default function RecordPage() {
  const t = useMessages(creditPageMessages)
  const [query] = useSearchParams()
  const { page, turn } = useFilters(noFilters)
  const accountId = Number(query.get('accountId')) || 1
  const call = useCall(creditOperationListCall, { accountId, current: page, pageSize })
  return (
    <ConsoleList
      label={t('recordTitle')}
      head={<PanelHead title={t('recordTitle')} />}
      call={call}
      empty={<Empty icon="table" title={t('noRecords')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <Rows list={list} />}
    </ConsoleList>
  )
}

function Rows({ list }: { list: CreditOperations['list'] }) {
  const t = useMessages(creditPageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colKind')}</th>
            <th>{t('colTime')}</th>
            <th>{t('colReference')}</th>
            <th className="r">{t('colAmount')}</th>
            <th className="r">{t('colAfter')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.place}>
              <td className="b5">{one.kindText}</td>
              <td className="num nw t12" data-l={t('colTime')}>
                {fullTime(one.time)}
              </td>
              <td className="num t12" data-l={t('colReference')}>
                {one.reference}
                {one.orderSn !== '' && one.orderSn !== one.reference && <div className="c3">{one.orderSn}</div>}
              </td>
              <td className="r num nw b6" data-l={t('colAmount')}>
                {priceText(one.drawnChange || one.heldChange || one.limitChange)}
              </td>
              <td className="r num nw" data-l={t('colAfter')}>
                {priceText(one.drawnAfter)} / {priceText(one.availableAfter)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
