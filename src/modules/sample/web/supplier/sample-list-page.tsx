import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { fullTime } from '../../../../ui/basic/short-time.ts'
import { ListFrame } from '../../../../ui/console/list-frame.tsx'
import { PageTurner } from '../../../../ui/console/page-turner.tsx'
import { Empty } from '../../../../ui/feedback/states.tsx'
import '../../../../ui/styles/console.css'
import { deskSampleList, type SampleView } from '../../contract.ts'
import { DeskSampleActs } from '../parts/desk-sample-acts.tsx'
import { SampleFeedback } from '../parts/sample-feedback.tsx'
import { SampleLines } from '../parts/sample-lines.tsx'
import { SampleState } from '../parts/sample-state.tsx'
import { useSampleTabs } from '../parts/sample-tabs.ts'
import { samplePageWords } from '../words-page.ts'

const pageSize = 20

/** What buyers want samples of: answer, send, and read how they were. */
export default function DeskSampleListPage() {
  const t = useWords(samplePageWords)
  const { tab, tabs, page, turn } = useSampleTabs()
  const call = useCall(deskSampleList, { tab, current: page, pageSize })
  const percent = call.data?.conversionPercent ?? null
  return (
    <ListFrame
      label={t('deskTitle')}
      tabs={tabs}
      {...(percent === null ? {} : { bar: <span className="t13 c2">{t('conversion', { percent })}</span> })}
      call={call}
      empty={<Empty icon="flask-conical" title={t('noneDesk')} help={t('noneDeskHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <Rows list={list} onDone={call.reload} />}
    </ListFrame>
  )
}

function Rows({ list, onDone }: { list: readonly SampleView[]; onDone: () => void }) {
  const t = useWords(samplePageWords)
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
                <SampleState of={of} />
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
                <DeskSampleActs of={of} onDone={onDone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
