import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { sellerSampleList, type SampleView } from '../../../modules/sample/endpoints.ts'
import { SampleActions } from './sample-actions.tsx'
import { SampleFeedback } from '../../../modules/sample/ui/sample-feedback.tsx'
import { SampleLines } from '../../../modules/sample/ui/sample-lines.tsx'
import { SampleStateTag } from '../../../modules/sample/ui/sample-state-tag.tsx'
import { useSampleTabs } from '../../../modules/sample/ui/use-sample-tabs.ts'
import { samplePageMessages } from '../../../modules/sample/messages.ts'

const pageSize = 20

/** What buyers want samples of: answer, send, and read how they were. */
export default function DeskSampleListPage() {
  const t = useMessages(samplePageMessages)
  const { tab, tabs, page, turn } = useSampleTabs()
  const call = useCall(sellerSampleList, { tab, current: page, pageSize })
  const percent = call.data?.conversionPercent ?? null
  return (
    <ConsoleList
      label={t('deskTitle')}
      tabs={tabs}
      {...(percent === null ? {} : { bar: <span className="t13 c2">{t('conversion', { percent })}</span> })}
      call={call}
      empty={<Empty icon="flask-conical" title={t('noneDesk')} help={t('noneDeskHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <Rows list={list} onDone={call.reload} />}
    </ConsoleList>
  )
}

function Rows({ list, onDone }: { list: readonly SampleView[]; onDone: () => void }) {
  const t = useMessages(samplePageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colSample')}</th>
            <th>{t('colBuyer')}</th>
            <th>{t('colState')}</th>
            <th>{t('colTime')}</th>
            <th className="r" aria-label={t('open')} />
          </tr>
        </thead>
        <tbody>
          {list.map((of) => (
            <tr key={of.sampleId}>
              <td>
                <SampleLines of={of} />
                <div className="t12 c3 num">{of.sampleSn}</div>
              </td>
              <td data-l={t('colBuyer')}>
                <b className="b5">{of.buyerName}</b>
                <div className="t13">{of.purpose}</div>
                <div className="t12 c3">
                  {of.receiverName} {of.mobile} {of.address}
                </div>
                <SampleFeedback of={of} />
              </td>
              <td data-l={t('colState')}>
                <SampleStateTag of={of} />
                {of.trackingNo !== '' && (
                  <div className="t12 c3">
                    {of.carrier} <span className="num">{of.trackingNo}</span>
                  </div>
                )}
                {of.againAllowed && <div className="t12 c3">{t('allowedMark')}</div>}
              </td>
              <td className="num nw t12" data-l={t('colTime')}>
                {fullTime(of.applyTime)}
              </td>
              <td className="r nw">
                <SampleActions of={of} onDone={onDone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
