import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot, type StateTone } from '../../../ui/basic/tag.tsx'
import { useCursors } from '../../../ui/console/cursor-pager.tsx'
import { ChoiceFilter, KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { BulkAct } from '../../../ui/console/list/bulk-act.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { deliveryAgain, deliveryList, mostCountedDeliveries } from '../../../modules/notification/endpoints-admin.ts'
import { FollowerImport } from './follower-import.tsx'
import { outsideChannels } from '../../../modules/notification/rules/channels.ts'
import { deliveryMachine, type DeliveryState } from '../../../modules/notification/rules/delivery-machine.ts'
import { notificationAdminMessages } from './messages.ts'

const filterNames = ['state', 'channel', 'memberName'] as const
type Row = RefOutput<typeof deliveryList>['list'][number]
const tones: Readonly<Record<DeliveryState, StateTone>> = { WAITING: 'info', SENT: 'ok', FAILED: 'danger' }

/** What left the house: to whom, by which way, with what result. A failed one can be sent again. */
export default function DeliveryListPage() {
  const t = useMessages(notificationAdminMessages)
  const { values, set, ...list } = useList('admin.deliveries', filterNames, { remembered: true })
  const state = deliveryMachine.states.find((one) => one === values.state) ?? ''
  const channel = outsideChannels.find((outsideChannel) => outsideChannel === values.channel) ?? ''
  const cursors = useCursors([values, list.size])
  const call = useCall(deliveryList, { state, channel, memberName: values.memberName, cursor: cursors.cursor, pageSize: list.size })
  const columns = useDeliveryColumns(call.reload)
  const counts = call.data?.counts
  return (
    <div className="col g3">
      <FollowerImport />
      <List
        label={t('deliveries')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ deliveryId }) => deliveryId}
        columns={columns}
        tabs={{
          list: [
            { key: '', label: t('all') },
            ...deliveryMachine.states.map((key) => ({
              key,
              label: t(`state_${key}`),
              count: counts?.[key],
              countedTo: mostCountedDeliveries,
              isUrgent: key === 'FAILED',
            })),
          ],
          current: state,
          onChange: (next) => set({ state: next }),
        }}
        filters={
          <>
            <KeywordFilter
              label={t('memberName')}
              value={values.memberName}
              maxLength={40}
              onSearch={(memberName) => set({ memberName })}
            />
            <ChoiceFilter
              label={t('way')}
              value={channel}
              all={t('anyWay')}
              values={outsideChannels}
              word={(one) => t(`way_${one}`)}
              onChange={(next) => set({ channel: next })}
            />
          </>
        }
        bulk={(picked, done) =>
          picked.every(({ can }) => can.includes('sendAgain')) && (
            <BulkAct
              picked={picked}
              call={deliveryAgain}
              inputOf={({ deliveryId }) => ({ deliveryId })}
              label={t('sendAgain')}
              onDone={() => {
                done()
                call.reload()
              }}
            />
          )
        }
        pages={({ nextCursor }) => ({ cursors, next: nextCursor })}
        empty={<Empty icon="send" title={t('nothingSent')} help={t('nothingSentHelp')} />}
      />
    </div>
  )
}

function useDeliveryColumns(onDone: () => void): readonly ListColumn<Row>[] {
  const t = useMessages(notificationAdminMessages)
  const again = useAct(deliveryAgain)
  const send = async (deliveryId: number) => {
    if (await again.act({ deliveryId }, t('sendingAgain'))) onDone()
  }
  return [
    { key: 'time', title: t('time'), isTight: true, text: ({ createTime }) => fullTime(createTime) },
    { key: 'event', title: t('event'), as: 'title', text: ({ title }) => title },
    {
      key: 'member',
      title: t('member'),
      isTight: true,
      text: ({ memberName }) => memberName,
      cell: ({ memberId, memberName }) => (
        <Anchor className="cl" to={`/admin/member/detail?memberId=${memberId}`}>
          {memberName}
        </Anchor>
      ),
    },
    { key: 'way', title: t('way'), isTight: true, text: ({ channel }) => t(`way_${channel}`) },
    { key: 'receiver', title: t('receiver'), isTight: true, text: ({ receiver }) => receiver },
    {
      key: 'state',
      title: t('state'),
      as: 'state',
      text: ({ state }) => t(`state_${state}`),
      cell: ({ state, error }) => (
        <>
          <StateDot tone={tones[state]}>{t(`state_${state}`)}</StateDot>
          {error !== '' && <div className="t12 c3 whitespace-normal wrap-anywhere">{error}</div>}
        </>
      ),
    },
    { key: 'tries', title: t('tries'), align: 'right', text: ({ tries }) => tries },
    {
      key: 'actions',
      title: t('actions'),
      as: 'actions',
      cell: ({ can, deliveryId }) =>
        can.includes('sendAgain') && (
          <Button size="sm" busy={again.busy} onClick={() => void send(deliveryId)}>
            {t('sendAgain')}
          </Button>
        ),
    },
  ]
}
