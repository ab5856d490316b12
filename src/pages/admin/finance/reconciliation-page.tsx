import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { billDayList, reconcileDay, type BillDayView } from '../../../modules/payment/endpoints-reconciliation.ts'
import { reconciliationMessages } from '../../../modules/payment/messages.ts'

const filterNames = [] as const
const tones = { WAITING: 'info', FAILED: 'danger', DONE: 'ok' } as const

/** Daily bills of the gateways beside our books. */
export default function ReconciliationPage() {
  const t = useMessages(reconciliationMessages)
  const { values: _values, set: _set, ...list } = useList('admin.reconciliation', filterNames)
  const call = useCall(billDayList, { current: list.page, pageSize: list.size })
  const columns = useDayColumns()
  return (
    <List
      label={t('days')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={(day) => `${day.channel} ${day.day}`}
      columns={columns}
      pages={({ total }) => ({ total })}
      actions={
        <ButtonLink size="sm" to="/admin/finance/differences">
          {t('differencesTitle')} {call.data?.openNum ?? ''}
        </ButtonLink>
      }
      empty={<Empty icon="table" title={t('noDays')} help={t('noDaysHelp')} />}
    />
  )
}

function useDayColumns(): readonly ListColumn<BillDayView>[] {
  const t = useMessages(reconciliationMessages)
  const { act, busy } = useAct(reconcileDay)
  const side = (count: number, sum: number) => t('countSum', { count, sum: priceText(sum) })
  return [
    { key: 'day', title: t('colDay'), as: 'title', isTight: true, text: (day) => `${day.day} ${day.channelText}` },
    { key: 'ours', title: t('colOurs'), align: 'right', isTight: true, text: (day) => side(day.ourNum, day.ourSum) },
    { key: 'theirs', title: t('colTheirs'), align: 'right', isTight: true, text: (day) => side(day.theirNum, day.theirSum) },
    { key: 'matched', title: t('colMatched'), align: 'right', text: (day) => day.matched },
    {
      key: 'open',
      title: t('colOpen'),
      align: 'right',
      text: (day) => day.openNum,
      cell: (day) => <span className={day.openNum > 0 ? 'num b6 cd' : 'num'}>{day.openNum}</span>,
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: (day) => day.stateText,
      cell: (day) => (
        <>
          <Tag tone={tones[day.state]} small>
            {day.stateText}
          </Tag>
          {day.problem !== '' && <div className="t12 cd">{day.problem}</div>}
        </>
      ),
    },
    { key: 'checked', title: t('colChecked'), isTight: true, text: (day) => fullTime(day.checkTime) },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (day) => (
        <div className="row g2 wrp">
          {day.differenceNum > 0 && (
            <ButtonLink size="sm" to={`/admin/finance/differences?channel=${day.channel}&day=${day.day}&tab=all`}>
              {t('showDifferences')}
            </ButtonLink>
          )}
          <Button size="sm" busy={busy} onClick={() => void act({ channel: day.channel, day: day.day }, t('againBegun'))}>
            {t('again')}
          </Button>
        </div>
      ),
    },
  ]
}
