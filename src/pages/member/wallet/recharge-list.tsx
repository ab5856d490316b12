import type { CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import type { rechargeListCall } from '../../../modules/wallet/endpoints.ts'
import { balancePageMessages } from '../../../modules/wallet/messages.ts'

const tones = { CREATED: 'quiet', PAYING: 'warn', SUCCESS: 'ok', MISMATCH: 'danger', CLOSED: 'quiet' } as const

/** The newest recharges of the member. */
export function RechargeList({ call }: { call: CallState<OutputOf<typeof rechargeListCall>> }) {
  const t = useMessages(balancePageMessages)
  return (
    <ConsoleList
      label={t('records')}
      head={<PanelHead title={t('records')} />}
      call={call}
      empty={<Empty icon="wallet" title={t('noRecharge')} />}
    >
      {({ list }) => (
        <div className="tsc">
          <table className="tbl cds">
            <thead>
              <tr>
                <th>{t('colReference')}</th>
                <th>{t('colTime')}</th>
                <th>{t('colMethod')}</th>
                <th className="r">{t('colAmount')}</th>
                <th>{t('colState')}</th>
              </tr>
            </thead>
            <tbody>
              {list.map((one) => (
                <tr key={one.rechargeSn}>
                  <td className="num t12">{one.rechargeSn}</td>
                  <td className="num nw t12" data-l={t('colTime')}>
                    {fullTime(one.createTime)}
                  </td>
                  <td data-l={t('colMethod')}>{one.methodText}</td>
                  <td className="r num nw b6" data-l={t('colAmount')}>
                    {priceText(one.amount)}
                  </td>
                  <td data-l={t('colState')}>
                    <StateDot tone={tones[one.state]}>{one.stateText}</StateDot>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ConsoleList>
  )
}
