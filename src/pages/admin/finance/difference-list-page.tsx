import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { parseDay } from '../../../kernel/time/clock.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { ExportButton } from '../../../ui/console/export-button.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import {
  differenceExport,
  differenceList,
  differenceRequery,
  type DifferenceView,
} from '../../../modules/payment/endpoints-reconciliation.ts'
import { reconciliationMessages } from '../../../modules/payment/messages.ts'
import { ResolveDialog } from './resolve-dialog.tsx'

const filterNames = ['tab', 'channel', 'day'] as const

/** What bills and books say differently, and the working off of it. */
export default function DifferenceListPage() {
  const t = useMessages(reconciliationMessages)
  const { values, set, ...list } = useList('admin.differences', filterNames)
  const isAll = values.tab === 'all'
  const channel = (['wechat', 'alipay'] as const).find((one) => one === values.channel)
  const asked = {
    ...(isAll ? {} : { state: 'OPEN' as const }),
    ...(channel ? { channel } : {}),
    ...(parseDay(values.day) ? { day: values.day } : {}),
  }
  const call = useCall(differenceList, { ...asked, current: list.page, pageSize: list.size })
  const [resolved, setResolved] = useState<DifferenceView | null>(null)
  const columns = useDifferenceColumns(setResolved, call.reload)
  return (
    <>
      <List
        label={t('differencesTitle')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={(difference) => difference.differenceId}
        columns={columns}
        pages={({ total }) => ({ total })}
        tabs={{
          list: [
            { key: '', label: t('openTab') },
            { key: 'all', label: t('allTab') },
          ],
          current: isAll ? 'all' : '',
          onChange: (tab) => set({ tab }),
        }}
        actions={
          <>
            <ButtonLink size="sm" to="/admin/finance/reconciliation">
              {t('backToDays')}
            </ButtonLink>
            <ExportButton call={differenceExport} filters={asked} />
          </>
        }
        empty={<Empty icon="circle-check" title={t('noDifferences')} />}
      />
      {resolved && (
        <ResolveDialog
          of={resolved}
          onClose={() => setResolved(null)}
          onDone={() => {
            setResolved(null)
            call.reload()
          }}
        />
      )}
    </>
  )
}

function useDifferenceColumns(onResolve: (of: DifferenceView) => void, reload: () => void): readonly ListColumn<DifferenceView>[] {
  const t = useMessages(reconciliationMessages)
  const { act, busy } = useAct(differenceRequery)
  const requery = async (differenceId: number) => {
    if (await act({ differenceId }, t('requeried'))) reload()
  }
  const money = (amount: number | null) => (amount === null ? '—' : priceText(amount))
  return [
    {
      key: 'number',
      title: t('colNumber'),
      as: 'title',
      isCopied: true,
      text: (of) => of.number,
      cell: (of) => (
        <div className="t12 c3">
          {of.day} {of.channelText} {of.kindText} <span className="num">{of.gatewayNo}</span>
        </div>
      ),
    },
    {
      key: 'finding',
      title: t('colFinding'),
      text: (of) => of.findingText,
      cell: (of) => (
        <Tag tone="warn" small>
          {of.findingText}
        </Tag>
      ),
    },
    { key: 'ours', title: t('colOurs'), align: 'right', isTight: true, text: (of) => money(of.ourAmount) },
    { key: 'theirs', title: t('colTheirs'), align: 'right', isTight: true, text: (of) => money(of.theirAmount) },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: (of) => of.stateText,
      cell: (of) => (
        <>
          <Tag tone={of.state === 'OPEN' ? 'danger' : 'ok'} small>
            {of.stateText}
          </Tag>
          {of.note !== '' && (
            <div className="t12 c3">
              {of.resolutionText} {of.note} {of.resolvedBy}
            </div>
          )}
        </>
      ),
    },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (of) => (
        <div className="row g2 wrp">
          {of.can.includes('requery') && (
            <Button size="sm" tone="action" busy={busy} onClick={() => void requery(of.differenceId)}>
              {t('requery')}
            </Button>
          )}
          {of.can.includes('resolve') && (
            <Button size="sm" onClick={() => onResolve(of)}>
              {t('resolve')}
            </Button>
          )}
        </div>
      ),
    },
  ]
}
