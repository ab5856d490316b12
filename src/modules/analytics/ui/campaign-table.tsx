import type { CallState } from '../../../api/browser/use-call.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { CampaignEffect, CampaignKind, platformCampaigns } from '../endpoints-platform.ts'
import { statisticsMessages } from '../messages.ts'

type Props = {
  readonly call: CallState<OutputOf<typeof platformCampaigns>>
  /** Where campaigns of a kind are managed; null where nothing is. */
  readonly to: (kind: CampaignKind) => string | null
  /** Where the pages of figures stand, and the period in the address. */
  readonly base: string
  readonly search: string
}

/** What coupons, spend discounts and flash sales took off, and whom they brought. */
export function CampaignTable({ call, to, base, search }: Props) {
  const t = useMessages(statisticsMessages)
  const ordersOf = ({ kind, key, storeId }: CampaignEffect, isNew = '') =>
    `${base}/campaign?kind=${kind}&name=${encodeURIComponent(key)}&shop=${storeId}&isNew=${isNew}&${search}`
  return (
    <Panel title={t('campaigns')}>
      <CallView call={call} rows={4}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty icon="ticket" title={t('noCampaigns')} />
          ) : (
            <div className="tsc">
              <table className="tbl">
                <thead>
                  <tr>
                    <th>{t('colCampaign')}</th>
                    <th>{t('colKind')}</th>
                    <th>{t('colStore')}</th>
                    <th className="r">{t('colOrders')}</th>
                    <th className="r">{t('colAmount')}</th>
                    <th className="r">{t('colSaved')}</th>
                    <th className="r">{t('colNewBuyers')}</th>
                  </tr>
                </thead>
                <tbody>
                  {list.map((one) => (
                    <tr key={`${one.kind} ${one.key} ${one.storeId}`}>
                      <td>{to(one.kind) ? <Anchor to={to(one.kind) ?? ''}>{one.name}</Anchor> : one.name}</td>
                      <td>{t(`campaign_${one.kind}`)}</td>
                      <td>{one.storeName || '—'}</td>
                      <td className="r num">
                        <Anchor to={ordersOf(one)} className="lk">
                          {one.orderNum}
                        </Anchor>
                      </td>
                      <td className="r num">¥{priceText(one.amount)}</td>
                      <td className="r num">¥{priceText(one.saved)}</td>
                      <td className="r num">
                        {one.newBuyerNum === 0 ? (
                          0
                        ) : (
                          <Anchor to={ordersOf(one, '1')} className="lk">
                            {one.newBuyerNum}
                          </Anchor>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </CallView>
    </Panel>
  )
}
