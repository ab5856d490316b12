import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot, type StateTone } from '../../../ui/basic/tag.tsx'
import { CursorPager, useCursors } from '../../../ui/console/cursor-pager.tsx'
import { ChoiceFilter, KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { useFilters } from '../../../ui/console/use-filters.ts'
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
  const { values, set } = useFilters(filterNames)
  const state = deliveryMachine.states.find((one) => one === values.state) ?? ''
  const channel = outsideChannels.find((outsideChannel) => outsideChannel === values.channel) ?? ''
  const cursors = useCursors(values)
  const call = useCall(deliveryList, { state, channel, memberName: values.memberName, cursor: cursors.cursor })
  const counts = call.data?.counts
  return (
    <div className="col g3">
      <FollowerImport />
      <ConsoleList
        label={t('deliveries')}
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
        bar={
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
        call={call}
        empty={<Empty icon="send" title={t('nothingSent')} help={t('nothingSentHelp')} />}
        foot={({ nextCursor }) => <CursorPager cursors={cursors} next={nextCursor} />}
      >
        {({ list }) => <DeliveryTable list={list} onDone={call.reload} />}
      </ConsoleList>
    </div>
  )
}

function DeliveryTable({ list, onDone }: { list: readonly Row[]; onDone: () => void }) {
  const t = useMessages(notificationAdminMessages)
  const again = useAct(deliveryAgain)
  const send = async (deliveryId: number) => {
    if (await again.act({ deliveryId }, t('sendingAgain'))) onDone()
  }
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            {(['time', 'event', 'member', 'way', 'receiver', 'state', 'tries', 'actions'] as const).map((column) => (
              <th key={column}>{t(column)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.deliveryId}>
              <td className="num nw t12">{fullTime(one.createTime)}</td>
              <td>{one.title}</td>
              <td className="nw">
                <Anchor className="cl" to={`/admin/member/detail?memberId=${one.memberId}`}>
                  {one.memberName}
                </Anchor>
              </td>
              <td className="nw">{t(`way_${one.channel}`)}</td>
              <td className="num nw">{one.receiver}</td>
              <td className="nw">
                <StateDot tone={tones[one.state]}>{t(`state_${one.state}`)}</StateDot>
                {one.error !== '' && <div className="t12 c3 whitespace-normal wrap-anywhere">{one.error}</div>}
              </td>
              <td className="num">{one.tries}</td>
              <td>
                {one.can.includes('sendAgain') && (
                  <Button size="sm" busy={again.busy} onClick={() => void send(one.deliveryId)}>
                    {t('sendAgain')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
