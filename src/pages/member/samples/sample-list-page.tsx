import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { sampleList, type SampleView } from '../../../modules/sample/endpoints.ts'
import { SampleLines } from '../../../modules/sample/ui/sample-lines.tsx'
import { SampleStateTag } from '../../../modules/sample/ui/sample-state-tag.tsx'
import { useSampleTabs } from '../../../modules/sample/ui/use-sample-tabs.ts'
import { samplePageMessages } from '../../../modules/sample/messages.ts'

const pageSize = 20

/** The buyer's applications for samples. */
export default function SampleListPage() {
  const t = useMessages(samplePageMessages)
  const { tab, tabs, page, turn } = useSampleTabs()
  const call = useCall(sampleList, { tab, current: page, pageSize })
  return (
    <ConsoleList
      label={t('listTitle')}
      head={
        <PanelHead title={t('listTitle')}>
          <ButtonLink size="sm" tone="brand" icon="flask-conical" to="/member/sample/apply">
            {t('apply')}
          </ButtonLink>
        </PanelHead>
      }
      tabs={tabs}
      call={call}
      empty={<Empty icon="flask-conical" title={t('none')} help={t('noneHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <Rows list={list} />}
    </ConsoleList>
  )
}

function Rows({ list }: { list: readonly SampleView[] }) {
  const t = useMessages(samplePageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colSample')}</th>
            <th>{t('colStore')}</th>
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
              <td data-l={t('colStore')}>{of.storeName}</td>
              <td data-l={t('colState')}>
                <SampleStateTag of={of} />
              </td>
              <td className="num nw t12" data-l={t('colTime')}>
                {fullTime(of.applyTime)}
              </td>
              <td className="r">
                <ButtonLink
                  size="sm"
                  tone={of.can.includes('feedback') || of.can.includes('receive') ? 'brand' : 'ghost'}
                  to={`/member/sample/applyInfo?sampleId=${of.sampleId}`}
                >
                  {t(of.can.includes('feedback') ? 'giveFeedback' : of.can.includes('receive') ? 'receive' : 'open')}
                </ButtonLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
