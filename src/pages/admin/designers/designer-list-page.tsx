import { App, Input } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { designerQueue, designerReview, type QueuedDesigner } from '../../../modules/design/endpoints-designer.ts'
import { designPageMessages } from '../../../modules/design/messages.ts'

const filterNames = [] as const

/** Applications to be a designer, those that wait first. */
export default function DesignerListPage() {
  const t = useMessages(designPageMessages)
  const list = useList('admin.designers', filterNames)
  const call = useCall(designerQueue, { current: list.page, pageSize: list.size })
  const columns = useQueueColumns(call.reload)
  return (
    <List
      label={t('queueTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ applicationId }) => applicationId}
      columns={columns}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="user-check" title={t('noQueue')} />}
    />
  )
}

function useQueueColumns(onDone: () => void): readonly ListColumn<QueuedDesigner>[] {
  const t = useMessages(designPageMessages)
  return [
    {
      key: 'applicant',
      title: t('colApplicant'),
      as: 'title',
      isTight: true,
      text: ({ realName }) => realName,
      cell: ({ memberName, years }) => (
        <div className="t12 c3">
          {memberName} · {t('yearsOf', { count: years })}
        </div>
      ),
    },
    {
      key: 'fields',
      title: t('colFields'),
      isProse: true,
      text: ({ fields, introduction }) => `${fields} ${introduction}`.trim(),
      cell: ({ fields, introduction }) => (
        <div className="min-w-60">
          {fields}
          <div className="t12 c3">{introduction}</div>
        </div>
      ),
    },
    {
      key: 'works',
      title: t('colWorks'),
      isTight: true,
      cell: ({ works }) =>
        works.length > 0 &&
        works.map((name, place) => (
          <div key={name}>
            <a className="lk t12" href={`/files/${name}`} target="_blank" rel="noreferrer">
              {t('picture', { place: place + 1 })}
            </a>
          </div>
        )),
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: ({ stateText }) => stateText,
      cell: ({ stateText, submitTime, reason }) => (
        <>
          {stateText}
          {submitTime && <div className="t12 c3 num">{shortTime(submitTime)}</div>}
          {reason && <div className="t12 c2">{reason}</div>}
        </>
      ),
    },
    { key: 'actions', title: t('colActions'), as: 'actions', cell: (of) => <QueueActs of={of} onDone={onDone} /> },
  ]
}

function QueueActs({ of, onDone }: { of: QueuedDesigner; onDone: () => void }) {
  const t = useMessages(designPageMessages)
  const { modal } = App.useApp()
  const { act } = useAct(designerReview)
  const ask = (one: QueuedDesigner['can'][number]) => {
    const typed = { reason: '' }
    void modal.confirm({
      title: `${t(`queueAct_${one}`)} · ${of.realName}`,
      content: one !== 'take' && (
        <Input
          aria-label={t('reason')}
          placeholder={t('reason')}
          maxLength={200}
          onChange={(event) => (typed.reason = event.target.value.trim())}
        />
      ),
      okText: t(`queueAct_${one}`),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({ applicationId: of.applicationId, act: one, ...typed }, t('done'))) onDone()
      },
    })
  }
  return (
    <>
      {of.can.map((one) => (
        <Button key={one} size="sm" tone={one === 'reject' ? 'danger' : 'brand'} onClick={() => ask(one)}>
          {t(`queueAct_${one}`)}
        </Button>
      ))}
    </>
  )
}
