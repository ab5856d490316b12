import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx'
import {
  loyaltyAccountCall,
  loyaltyEntryListCall,
  type LoyaltyAccountView,
  type LoyaltyEntryView,
} from '../../../modules/loyalty/endpoints.ts'
import { loyaltyPageMessages } from '../../../modules/loyalty/messages.ts'
import type { Currency } from '../../../modules/loyalty/rules/lot-machine.ts'

const filterNames = ['direction'] as const
const directions = ['', 'in', 'out'] as const

/** What a member has of points or scores, until when, and the history. */
export function LoyaltyAccount({ currency }: { currency: Currency }) {
  const t = useMessages(loyaltyPageMessages)
  const { values, set, ...list } = useList(`member.loyalty.${currency}`, filterNames, { remembered: true })
  const direction = directions.find((one) => one === values.direction) ?? ''
  const account = useCall(loyaltyAccountCall, { currency })
  const call = useCall(loyaltyEntryListCall, { currency, direction, current: list.page, pageSize: list.size })
  const columns = useEntryColumns(currency)
  return (
    <div className="col g3">
      <CallView call={account}>{(data) => <Head currency={currency} account={data} />}</CallView>
      <List
        label={t('history')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ entryId }) => entryId}
        columns={columns}
        head={<PanelHead title={t('history')} />}
        tabs={{
          list: directions.map((key) => ({ key, label: t(key === '' ? 'all' : key) })),
          current: direction,
          onChange: (next) => set({ direction: next }),
        }}
        pages={({ total }) => ({ total })}
        empty={<Empty icon="history" title={t('entriesNone')} />}
      />
    </div>
  )
}

function Head({ currency, account }: { currency: Currency; account: LoyaltyAccountView }) {
  const t = useMessages(loyaltyPageMessages)
  const isPoints = currency === 'points'
  return (
    <div className="col g3">
      <Panel
        title={t(isPoints ? 'myPointTitle' : 'myScoreTitle')}
        sub={isPoints ? t('pointNotice', { count: account.perHundredYuan }) : t('scoreNotice')}
        more={
          <span className="row g2 wrp">
            {!isPoints && (
              <ButtonLink size="sm" to="/score/task">
                {t('tasksTitle')}
              </ButtonLink>
            )}
            <ButtonLink size="sm" tone="brand" to={isPoints ? '/point/index' : '/score'}>
              {t(isPoints ? 'pointsMall' : 'scoreMall')}
            </ButtonLink>
          </span>
        }
      >
        <div className="kpi">
          <div>
            <span className="l">{t('available')}</span>
            <span className="v num" data-testid="available">
              {groupedNumber(account.available)}
            </span>
          </div>
          {isPoints && (
            <div>
              <span className="l">{t('pending')}</span>
              <span className="v num" data-testid="pending">
                {groupedNumber(account.pending)}
              </span>
            </div>
          )}
          <div>
            <span className="l">{t('expiring')}</span>
            <span className="v num">{groupedNumber(account.expiring)}</span>
          </div>
        </div>
      </Panel>
      {account.lots.length > 0 && <Lots account={account} />}
    </div>
  )
}

// A day that ends at midnight is named by its last minute.
const lastDay = (time: string) => fullTime(new Date(new Date(time).getTime() - 60_000).toISOString()).slice(0, 10)

const shownAtFirst = 6

function Lots({ account }: { account: LoyaltyAccountView }) {
  const t = useMessages(loyaltyPageMessages)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? account.lots : account.lots.slice(0, shownAtFirst)
  return (
    <Panel title={t('lots')}>
      <div className="tsc">
        <table className="tbl cds">
          <thead>
            <tr>
              <th>{t('lotSource')}</th>
              <th className="r">{t('lotLeft')}</th>
              <th className="r">{t('lotAmount')}</th>
              <th className="r">{t('lotWhen')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((lot) => (
              <tr key={lot.lotId}>
                <td className="b5">
                  {lot.sourceText} {lot.isPending === 1 && <Tag small>{t('pendingTag')}</Tag>}
                  {lot.reference !== '' && <div className="t12 c3 num">{lot.reference}</div>}
                </td>
                <td className="r num b6" data-l={t('lotLeft')}>
                  {groupedNumber(lot.remaining)}
                </td>
                <td className="r num c2" data-l={t('lotAmount')}>
                  {groupedNumber(lot.amount)}
                </td>
                <td className="r t12 c2">
                  {lot.isPending === 1
                    ? lot.dueTime
                      ? t('dueOn', { day: fullTime(lot.dueTime).slice(0, 10) })
                      : t('dueLater')
                    : lot.expireTime && t('expireOn', { day: lastDay(lot.expireTime) })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < account.lots.length && (
        <div className="p-4">
          <Button size="sm" onClick={() => setWhole(true)}>
            {t('lotsAll', { count: account.lots.length })}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function useEntryColumns(currency: Currency): readonly ListColumn<LoyaltyEntryView>[] {
  const t = useMessages(loyaltyPageMessages)
  return [
    {
      key: 'kind',
      title: t('colKind'),
      as: 'title',
      text: ({ kindText }) => kindText,
      cell: ({ isPending, note }) => (
        <>
          {' '}
          {isPending === 1 && <Tag small>{t('pendingTag')}</Tag>}
          {note !== '' && <div className="t12 c3">{note}</div>}
        </>
      ),
    },
    { key: 'time', title: t('colTime'), isTight: true, text: ({ time }) => fullTime(time) },
    { key: 'reference', title: t('colReference'), text: ({ reference }) => reference },
    {
      key: 'amount',
      title: t('colAmount'),
      align: 'right',
      isTight: true,
      text: ({ amount }) => amount,
      cell: ({ amount }) => (
        <b className={amount > 0 ? 'b6 cok' : 'b6'}>
          {amount > 0 ? '+' : ''}
          {groupedNumber(amount)}
        </b>
      ),
    },
    balanceColumn(t('colAfter'), 'availableAfter'),
    // Scores can be spent at once: none of them wait.
    ...(currency === 'points' ? [balanceColumn(t('colPendingAfter'), 'pendingAfter')] : []),
  ]
}

const balanceColumn = (title: string, key: 'availableAfter' | 'pendingAfter'): ListColumn<LoyaltyEntryView> => ({
  key,
  title,
  align: 'right',
  isTight: true,
  text: (row) => row[key],
  cell: (row) => groupedNumber(row[key]),
})
