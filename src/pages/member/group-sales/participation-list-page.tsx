import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useActionsColumn } from '../../../ui/console/list/use-actions-column.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { goodsLabel } from '../../../ui/goods/goods-label.ts'
import { groupParticipationList } from '../../../modules/group-sale/endpoints.ts'
import type { GroupParticipationView } from '../../../modules/group-sale/endpoints-schemas.ts'
import { groupPageMessages, groupSaleMessages } from '../../../modules/group-sale/messages.ts'

const filterNames = ['state'] as const
const participationOf = ({ participationSn }: GroupParticipationView) => `/member/groupSale/detail?participationSn=${participationSn}`
const tabStates = ['DEPOSIT_DUE', 'JOINED', 'BALANCE_DUE', 'PAID'] as const

/** The member's group sales. */
export default function ParticipationListPage() {
  const t = useMessages(groupPageMessages)
  const say = useMessages(groupSaleMessages)
  const { values, set, ...list } = useList('member.groupSales', filterNames, { remembered: true })
  const state = tabStates.find((one) => one === values.state) ?? ''
  const call = useCall(groupParticipationList, { state, current: list.page, pageSize: list.size })
  const columns = useParticipationColumns()
  return (
    <List
      label={t('mine')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ participationSn }) => participationSn}
      to={participationOf}
      columns={columns}
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
      pages={({ total }) => ({ total })}
      empty={<Empty icon="users" title={t('noneMine')} actions={<ButtonLink to="/sale/group">{t('toHall')}</ButtonLink>} />}
    />
  )
}

function useParticipationColumns(): readonly ListColumn<GroupParticipationView>[] {
  const t = useMessages(groupPageMessages)
  const actions = useActionsColumn<GroupParticipationView>((of) => (
    <ButtonLink size="sm" tone={of.can.some((act) => act !== 'openOrder') ? 'brand' : 'ghost'} to={participationOf(of)}>
      {t(of.can.includes('payDeposit') ? 'payDeposit' : of.can.includes('placeOrder') ? 'placeOrder' : 'open')}
    </ButtonLink>
  ))
  return [
    {
      key: 'campaign',
      title: t('colCampaign'),
      as: 'title',
      text: ({ title }) => title,
      cell: (of) => (
        <>
          <div className="t12 c3">
            {goodsLabel(of)} · {of.storeName}
          </div>
          <div className="t12 c3 num">{of.participationSn}</div>
        </>
      ),
    },
    {
      key: 'quantity',
      title: t('colQuantity'),
      align: 'right',
      isTight: true,
      text: ({ buyNum }) => buyNum,
      cell: ({ buyNum, unitName }) => `${groupedNumber(buyNum)} ${unitName}`,
    },
    {
      key: 'price',
      title: t('colPrice'),
      align: 'right',
      isTight: true,
      text: ({ finalPrice, ceilingPrice }) => finalPrice ?? ceilingPrice,
      cell: ({ finalPrice, ceilingPrice }) => `¥${priceText(finalPrice ?? ceilingPrice)}`,
    },
    {
      key: 'deposit',
      title: t('colDeposit'),
      align: 'right',
      isTight: true,
      text: ({ deposit }) => deposit,
      cell: ({ deposit }) => `¥${priceText(deposit)}`,
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: ({ stateText }) => stateText,
      cell: ({ stateText }) => <Tag small>{stateText}</Tag>,
    },
    actions,
  ]
}
