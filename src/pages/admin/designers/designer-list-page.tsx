import { App, Input } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { designerQueue, designerReview, type QueuedDesigner } from '../../../modules/design/endpoints-designer.ts'
import { designPageMessages } from '../../../modules/design/messages.ts'

const pageSize = 20

/** Applications to be a designer, those that wait first. */
export default function DesignerListPage() {
  const t = useMessages(designPageMessages)
  const { page, turn } = useFilters([])
  const call = useCall(designerQueue, { current: page, pageSize })
  return (
    <ConsoleList
      label={t('queueTitle')}
      call={call}
      empty={<Empty icon="user-check" title={t('noQueue')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <QueueTable list={list} onDone={call.reload} />}
    </ConsoleList>
  )
}

function QueueTable({ list, onDone }: { list: readonly QueuedDesigner[]; onDone: () => void }) {
  const t = useMessages(designPageMessages)
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colApplicant')}</th>
            <th>{t('colFields')}</th>
            <th>{t('colWorks')}</th>
            <th>{t('colState')}</th>
            <th aria-label={t('queueAct_take')} />
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.applicationId}>
              <td className="nw">
                <div className="b5">{one.realName}</div>
                <div className="t12 c3">
                  {one.memberName} · {t('yearsOf', { count: one.years })}
                </div>
              </td>
              <td className="min-w-60">
                <div>{one.fields}</div>
                <div className="t12 c3">{one.introduction}</div>
              </td>
              <td className="nw">
                {one.works.map((name, place) => (
                  <div key={name}>
                    <a className="lk t12" href={`/files/${name}`} target="_blank" rel="noreferrer">
                      {t('picture', { place: place + 1 })}
                    </a>
                  </div>
                ))}
              </td>
              <td>
                <div>{one.stateText}</div>
                {one.submitTime && <div className="t12 c3 num">{shortTime(one.submitTime)}</div>}
                {one.reason && <div className="t12 c2">{one.reason}</div>}
              </td>
              <td className="r nw">
                <QueueActs of={one} onDone={onDone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
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
    <span className="row g2 justify-end">
      {of.can.map((one) => (
        <Button key={one} size="sm" tone={one === 'reject' ? 'danger' : 'brand'} onClick={() => ask(one)}>
          {t(`queueAct_${one}`)}
        </Button>
      ))}
    </span>
  )
}
