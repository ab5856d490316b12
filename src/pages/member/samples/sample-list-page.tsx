import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { sampleList, type SampleView } from '../../../modules/sample/endpoints.ts'
import { SampleLines } from '../../../modules/sample/ui/sample-lines.tsx'
import { SampleStateTag } from '../../../modules/sample/ui/sample-state-tag.tsx'
import { useSampleTabs } from '../../../modules/sample/ui/use-sample-tabs.ts'
import { samplePageMessages } from '../../../modules/sample/messages.ts'

const detailOf = ({ sampleId }: SampleView) => `/member/sample/applyInfo?sampleId=${sampleId}`

/** The buyer's applications for samples. */
export default function SampleListPage() {
  const t = useMessages(samplePageMessages)
  const { tab, tabs, list } = useSampleTabs('member.samples')
  const call = useCall(sampleList, { tab, current: list.page, pageSize: list.size })
  const columns = useSampleColumns()
  return (
    <List
      label={t('listTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ sampleId }) => sampleId}
      to={detailOf}
      columns={columns}
      head={
        <PanelHead title={t('listTitle')}>
          <ButtonLink size="sm" tone="brand" icon="flask-conical" to="/member/sample/apply">
            {t('apply')}
          </ButtonLink>
        </PanelHead>
      }
      tabs={tabs}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="flask-conical" title={t('none')} help={t('noneHelp')} />}
    />
  )
}

function useSampleColumns(): readonly ListColumn<SampleView>[] {
  const t = useMessages(samplePageMessages)
  return [
    { key: 'number', title: t('colNumber'), as: 'title', isCopied: true, isTight: true, text: ({ sampleSn }) => sampleSn },
    {
      key: 'sample',
      title: t('colSample'),
      text: ({ lines }) => lines.map(({ goodsName, specText }) => `${goodsName} ${specText}`.trim()).join('; '),
      cell: (of) => <SampleLines of={of} />,
    },
    { key: 'store', title: t('colStore'), text: ({ storeName }) => storeName },
    { key: 'state', title: t('colState'), as: 'state', text: ({ state }) => t(state), cell: (of) => <SampleStateTag of={of} /> },
    { key: 'time', title: t('colTime'), isTight: true, text: ({ applyTime }) => fullTime(applyTime) },
    {
      key: 'actions',
      title: t('open'),
      as: 'actions',
      cell: (of) => (
        <ButtonLink size="sm" tone={of.can.includes('feedback') || of.can.includes('receive') ? 'brand' : 'ghost'} to={detailOf(of)}>
          {t(of.can.includes('feedback') ? 'giveFeedback' : of.can.includes('receive') ? 'receive' : 'open')}
        </ButtonLink>
      ),
    },
  ]
}
