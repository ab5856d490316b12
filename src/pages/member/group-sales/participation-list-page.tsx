import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { groupParticipationList } from '../../../modules/group-sale/endpoints.ts'
import type { GroupParticipationView } from '../../../modules/group-sale/endpoints-schemas.ts'
import { groupPageMessages, groupSaleMessages } from '../../../modules/group-sale/messages.ts'

const filterNames = ['state'] as const
const tabStates = ['DEPOSIT_DUE', 'JOINED', 'BALANCE_DUE', 'PAID'] as const
const pageSize = 20

/** The member's group sales. */
export default function ParticipationListPage() {
  const t = useMessages(groupPageMessages)
  const say = useMessages(groupSaleMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const state = tabStates.find((one) => one === values.state) ?? ''
  const call = useCall(groupParticipationList, { state, current: page, pageSize })
  return (
    <ConsoleList
      label={t('mine')}
      head={
        <PanelHead title={t('mine')}>
          <ButtonLink size="sm" tone="brand" icon="users" to="/sale/group">
            {t('toHall')}
          </ButtonLink>
        </PanelHead>
      }
      tabs={{
        list: [{ key: '', label: t('all') }, ...tabStates.map((key) => ({ key, label: say(`participation_${key}`) }))],
        current: state,
        onChange: (next) => set({ state: next }),
      }}
      call={call}
      empty={<Empty icon="users" title={t('noneMine')} actions={<ButtonLink to="/sale/group">{t('toHall')}</ButtonLink>} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <Rows list={list} />}
    </ConsoleList>
  )
}

function Rows({ list }: { list: readonly GroupParticipationView[] }) {
  const t = useMessages(groupPageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colCampaign')}</th>
            <th className="r">{t('colQuantity')}</th>
            <th className="r">{t('colPrice')}</th>
            <th className="r">{t('colDeposit')}</th>
            <th>{t('colState')}</th>
            <th aria-label={t('open')} />
          </tr>
        </thead>
        <tbody>
          {list.map((of) => (
            <tr key={of.participationSn}>
              <td>
                <span className="b5">{of.title}</span>
                <div className="t12 c3">
                  {of.goodsName} {of.specText} · {of.storeName}
                </div>
                <div className="t12 c3 num">{of.participationSn}</div>
              </td>
              <td className="r num" data-l={t('colQuantity')}>
                {groupedNumber(of.buyNum)} {of.unitName}
              </td>
              <td className="r num" data-l={t('colPrice')}>
                ¥{priceText(of.finalPrice ?? of.ceilingPrice)}
              </td>
              <td className="r num" data-l={t('colDeposit')}>
                ¥{priceText(of.deposit)}
              </td>
              <td data-l={t('colState')}>
                <Tag small>{of.stateText}</Tag>
              </td>
              <td className="r">
                <ButtonLink
                  size="sm"
                  tone={of.can.some((act) => act !== 'openOrder') ? 'brand' : 'ghost'}
                  to={`/member/groupSale/detail?participationSn=${of.participationSn}`}
                >
                  {t(of.can.includes('payDeposit') ? 'payDeposit' : of.can.includes('placeOrder') ? 'placeOrder' : 'open')}
                </ButtonLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
