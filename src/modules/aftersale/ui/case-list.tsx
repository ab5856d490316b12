import { useMemo, type ReactNode } from 'react'
import type { CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Countdown } from '../../../ui/console/countdown.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import type { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { caseTabs, type CaseHead } from '../endpoints.ts'
import { aftersalePageMessages } from '../messages.ts'
import { CaseStateTag } from './case-state-tag.tsx'

export const caseFilterNames = ['tab', 'keyword'] as const
type Found = { readonly list: readonly CaseHead[]; readonly total: number; readonly counts: Readonly<Record<string, number>> }
type Props = {
  readonly label: string
  readonly viewer: 'buyer' | 'store' | 'platform'
  readonly control: ReturnType<typeof useList<(typeof caseFilterNames)[number]>>
  readonly call: CallState<Found>
  readonly address: (caseSn: string) => string
  /** Beside the filters. */
  readonly actions?: ReactNode
}
const urgent = { buyer: ['buyer'], store: ['waiting', 'returned'], platform: ['disputed', 'money'] } as const

/** The tab that the address names. */
export const caseTabOf = (text: string): (typeof caseTabs)[number] => caseTabs.find((tab) => tab === text) ?? ''

/** After-sale cases as one side sees them. */
export function CaseList({ label, viewer, control, call, address, actions }: Props) {
  const t = useMessages(aftersalePageMessages)
  const { values, set, ...list } = control
  const columns = useCaseColumns(viewer)
  const counts = call.data?.counts
  return (
    <List
      label={label}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={(one) => one.caseSn}
      columns={columns}
      to={(one) => address(one.caseSn)}
      actions={actions}
      tabs={{
        // What a store does with its goods is no business of the buyer's.
        list: caseTabs
          .filter((tab) => viewer === 'store' || tab !== 'returned')
          .map((tab) => ({
            key: tab,
            label: tab === '' ? t('all') : t(`tab_${tab}`),
            ...(tab === '' || tab === 'over' ? {} : { count: counts?.[tab] }),
            isUrgent: urgent[viewer].some((one) => one === tab),
          })),
        current: caseTabOf(values.tab),
        onChange: (tab) => set({ tab }),
      }}
      filters={<KeywordFilter label={t('keyword')} value={values.keyword} maxLength={32} onSearch={(keyword) => set({ keyword })} />}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="undo-2" title={t('none')} help={t(viewer === 'buyer' ? 'noneHelp' : 'noneDeskHelp')} />}
    />
  )
}

function useCaseColumns(viewer: Props['viewer']): readonly ListColumn<CaseHead>[] {
  const t = useMessages(aftersalePageMessages)
  return useMemo(
    () => [
      {
        key: 'case',
        title: t('colCase'),
        as: 'title',
        text: (one) => one.caseSn,
        cell: (one) => <span className="t12 c3 num block">{fullTime(one.applyTime)}</span>,
      },
      {
        key: 'goods',
        title: t('colGoods'),
        text: (one) => one.lines.map((line) => `${line.goodsName} ${counted(line.number, line.unitName)}`).join('；'),
        cell: (one) => (
          <>
            {one.lines.map((line) => (
              <div key={line.orderProductId} className="t13">
                {line.goodsName} <span className="num c3">{counted(line.number, line.unitName)}</span>
              </div>
            ))}
            <div className="t12 c3 num">
              {t('order')} {one.orderSn}
            </div>
          </>
        ),
      },
      ...(viewer === 'store' ? [] : [{ key: 'store', title: t('colStore'), text: (one: CaseHead) => one.storeName }]),
      ...(viewer === 'buyer' ? [] : [{ key: 'buyer', title: t('colBuyer'), text: (one: CaseHead) => one.buyerTitle }]),
      {
        key: 'kind',
        title: t('colKind'),
        text: (one) => `${t(`kind_${one.kind}`)} · ${t(`reason_${one.reason}`)}`,
      },
      {
        key: 'amount',
        title: t('colAmount'),
        align: 'right',
        isTight: true,
        text: (one) => one.amount,
        cell: (one) => <b className="num">{one.kind === 'exchange' ? '—' : `¥${priceText(one.amount)}`}</b>,
      },
      { key: 'state', title: t('colState'), as: 'state', text: (one) => t(one.state), cell: (one) => <CaseStateTag of={one} /> },
      {
        key: 'due',
        title: t('colDue'),
        text: (one) => one.dueTime,
        cell: (one) => (one.dueTime ? <Countdown until={one.dueTime} /> : null),
      },
    ],
    [t, viewer],
  )
}
