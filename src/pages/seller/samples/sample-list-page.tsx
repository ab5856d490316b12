import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { sellerSampleList, type SampleView } from '../../../modules/sample/endpoints.ts'
import { SampleFeedback } from '../../../modules/sample/ui/sample-feedback.tsx'
import { SampleLines } from '../../../modules/sample/ui/sample-lines.tsx'
import { SampleStateTag } from '../../../modules/sample/ui/sample-state-tag.tsx'
import { useSampleTabs } from '../../../modules/sample/ui/use-sample-tabs.ts'
import { samplePageMessages } from '../../../modules/sample/messages.ts'
import { SampleActions } from './sample-actions.tsx'

/** What buyers want samples of: answer, send, and read how they were. */
export default function DeskSampleListPage() {
  const t = useMessages(samplePageMessages)
  const { tab, tabs, list } = useSampleTabs('seller.samples')
  const call = useCall(sellerSampleList, { tab, current: list.page, pageSize: list.size })
  const columns = useDeskColumns(call.reload)
  const percent = call.data?.conversionPercent ?? null
  return (
    <List
      label={t('deskTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ sampleId }) => sampleId}
      columns={columns}
      tabs={tabs}
      actions={percent === null ? undefined : <span className="t13 c2">{t('conversion', { percent })}</span>}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="flask-conical" title={t('noneDesk')} help={t('noneDeskHelp')} />}
    />
  )
}

function useDeskColumns(onDone: () => void): readonly ListColumn<SampleView>[] {
  const t = useMessages(samplePageMessages)
  return [
    { key: 'number', title: t('colNumber'), as: 'title', isCopied: true, isTight: true, text: ({ sampleSn }) => sampleSn },
    {
      key: 'sample',
      title: t('colSample'),
      text: ({ lines }) => lines.map(({ goodsName, specText }) => `${goodsName} ${specText}`.trim()).join('; '),
      cell: (of) => <SampleLines of={of} />,
    },
    {
      key: 'buyer',
      title: t('colBuyer'),
      text: ({ buyerName, purpose }) => `${buyerName} ${purpose}`.trim(),
      cell: (of) => (
        <>
          <b className="b5">{of.buyerName}</b>
          <div className="t13">{of.purpose}</div>
          <SampleFeedback of={of} />
        </>
      ),
    },
    {
      key: 'receiver',
      title: t('colReceiver'),
      text: ({ receiverName, mobile, address }) => `${receiverName} ${mobile} ${address}`,
      cell: ({ receiverName, mobile, address }) => (
        <span className="t12">
          {receiverName} <span className="num">{mobile}</span>
          <div className="c3">{address}</div>
        </span>
      ),
    },
    { key: 'state', title: t('colState'), as: 'state', text: ({ state }) => t(state), cell: (of) => <StateCell of={of} /> },
    { key: 'time', title: t('colTime'), isTight: true, text: ({ applyTime }) => fullTime(applyTime) },
    { key: 'actions', title: t('open'), as: 'actions', cell: (of) => <SampleActions of={of} onDone={onDone} /> },
  ]
}

function StateCell({ of }: { of: SampleView }) {
  const t = useMessages(samplePageMessages)
  return (
    <>
      <SampleStateTag of={of} />
      {of.trackingNo !== '' && (
        <div className="t12 c3">
          {of.carrier} <span className="num">{of.trackingNo}</span>
        </div>
      )}
      {of.againAllowed && <div className="t12 c3">{t('allowedMark')}</div>}
    </>
  )
}
