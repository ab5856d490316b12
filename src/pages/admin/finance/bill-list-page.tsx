import { useEffect } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty, Note, ProgressBar } from '../../../ui/feedback/states.tsx'
import { adminBillGenerate, adminBillList, type BillRunView } from '../../../modules/settlement/endpoints-admin.ts'
import { settlementPageMessages } from '../../../modules/settlement/messages.ts'
import { BillList, BillSums } from '../../../modules/settlement/ui/bill-list.tsx'
import { useBillTabs } from '../../../modules/settlement/ui/use-bill-tabs.ts'

const filterNames = ['tab', 'keyword', 'storeId'] as const

/** Bills of all stores, and the making of them. */
export default function AdminBillListPage() {
  const t = useMessages(settlementPageMessages)
  const { values, set, ...list } = useList('admin.bills', filterNames, { remembered: true })
  const { tab, tabs } = useBillTabs(values.tab, (next) => set({ tab: next }))
  const storeId = Number(values.storeId) || undefined
  const call = useCall(adminBillList, { tab, keyword: values.keyword, storeId, current: list.page, pageSize: list.size })
  const { act, busy } = useAct(adminBillGenerate)
  const { data, reload } = call
  const isRunning = data?.run?.state === 'RUNNING'
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(reload, 2_000)
    return () => clearInterval(timer)
  }, [isRunning, reload])
  const generate = async () => {
    if (await act({}, t('generateBegun'))) reload()
  }
  return (
    <div className="col g3">
      <BillSums of={data} />
      <BillList
        folder="/admin/bill"
        label={t('adminTitle')}
        list={list}
        call={call}
        tabs={tabs}
        head={data?.run && <RunNote of={data.run} />}
        actions={
          data && (
            <Button size="sm" tone="brand" busy={busy || isRunning} onClick={() => void generate()}>
              {t('generate', { from: data.fromDay, until: data.toDay })}
            </Button>
          )
        }
        filters={
          <>
            <KeywordFilter label={t('searchAll')} value={values.keyword} maxLength={40} onSearch={(keyword) => set({ keyword })} />
            {storeId && data?.list[0] && <Tag tone="info">{`${t('colStore')} · ${data.list[0].storeName}`}</Tag>}
          </>
        }
        empty={<Empty icon="receipt-text" title={t('noBills')} help={t('noBillsHelp')} />}
      />
    </div>
  )
}

function RunNote({ of }: { of: BillRunView }) {
  const t = useMessages(settlementPageMessages)
  const isRunning = of.state === 'RUNNING'
  const text = isRunning
    ? t('runRunning', { done: of.storesDone, stores: of.stores, lines: of.lineNum })
    : t('runDone', { from: of.fromDay, until: of.toDay, stores: of.storesDone, lines: of.lineNum })
  return (
    <div className="bx col g2" role="status">
      <Note tone={isRunning ? 'info' : 'ok'}>{text}</Note>
      {isRunning && <ProgressBar percent={of.stores === 0 ? 0 : Math.round((of.storesDone / of.stores) * 100)} label={text} />}
    </div>
  )
}
