import { App } from 'antd'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { ExportButton } from '../../../ui/console/export-button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/commerce.css'
import { projectShow, projectExport, projectRemove, projectToBasket, type ProjectDetail } from '../../../modules/project/endpoints.ts'
import { MaterialLinesEditor } from '../../../modules/project/ui/material-lines-editor.tsx'
import { MaterialTable } from '../../../modules/project/ui/material-table.tsx'
import { ProjectDialog } from '../../../modules/project/ui/project-dialog.tsx'
import { useAddListToBasket } from '../../../modules/project/ui/use-add-list-to-basket.tsx'
import { projectPageMessages } from '../../../modules/project/messages.ts'
import { AddLinesToList } from '../../../modules/sourcing-tools/ui/quick-order/add-lines-to-list.tsx'

/** One kept list: into a basket, onto paper, into a file. */
export default function ProjectDetailPage() {
  const [query] = useSearchParams()
  const call = useCall(projectShow, { projectId: Number(query.get('projectId')) || 0 })
  return <CallView call={call}>{(of) => <Project of={of} onChanged={call.reload} />}</CallView>
}

function Project({ of, onChanged }: { of: ProjectDetail; onChanged: () => void }) {
  const t = useMessages(projectPageMessages)
  const facts = [
    [t('company'), of.companyName],
    [t('creator'), of.creatorName],
    [t('created'), fullTime(of.createTime)],
  ] as const
  return (
    <Panel
      title={of.title}
      more={
        <span className="row g3">
          {of.kind === 'project' && (
            <Anchor className="lk t13 no-print" to={`/member/order/list?projectId=${of.projectId}`}>
              {t('ordersOf')}
            </Anchor>
          )}
          <Anchor className="lk t13 no-print" to="/member/project/list">
            {t('back')}
          </Anchor>
        </span>
      }
    >
      <div className="bx col g3">
        {of.note && <p className="t14 whitespace-pre-wrap">{of.note}</p>}
        <PropertyList list={facts} />
        <Acts of={of} onChanged={onChanged} />
      </div>
      <Lines of={of} onChanged={onChanged} />
    </Panel>
  )
}

function Lines({ of, onChanged }: { of: ProjectDetail; onChanged: () => void }) {
  const t = useMessages(projectPageMessages)
  const [isEditing, setEditing] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const add = isAdding ? (
    <AddLinesToList projectId={of.projectId} onAdded={onChanged} onClose={() => setAdding(false)} />
  ) : (
    <Button size="sm" onClick={() => setAdding(true)}>
      {t('recognise')}
    </Button>
  )
  if (of.lines.length === 0)
    return (
      <>
        <div className="bx no-print">{add}</div>
        <Empty icon="list-checks" title={t('noLines')} help={t('noLinesHelp')} />
      </>
    )
  if (isEditing)
    return (
      <MaterialLinesEditor
        of={of}
        onClose={() => setEditing(false)}
        onSaved={() => {
          setEditing(false)
          onChanged()
        }}
      />
    )
  return (
    <>
      <div className="bx row g2 flex-wrap no-print">
        <Button size="sm" onClick={() => setEditing(true)}>
          {t('editLines')}
        </Button>
        {!isAdding && add}
      </div>
      {isAdding && <div className="bx">{add}</div>}
      <MaterialTable lines={of.lines} total={of.total} />
    </>
  )
}

function Acts({ of, onChanged }: { of: ProjectDetail; onChanged: () => void }) {
  const t = useMessages(projectPageMessages)
  const { message } = App.useApp()
  const [isNaming, setNaming] = useState(false)
  const basket = useAct(projectToBasket)
  const tell = useAddListToBasket()
  const remove = useRemove(of)
  const add = async (into: 'cart' | 'enquiry') => {
    const done = await basket.act({ projectId: of.projectId, basket: into })
    if (done?.data) tell(done.data, into)
  }
  return (
    <div className="row g2 no-print flex-wrap">
      <Button tone="action" icon="shopping-cart" busy={basket.busy} onClick={() => void add('cart')}>
        {t('toCart')}
      </Button>
      <Button icon="message-circle" busy={basket.busy} onClick={() => void add('enquiry')}>
        {t('toEnquiry')}
      </Button>
      <Button icon="printer" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <ExportButton call={projectExport} filters={{ projectId: of.projectId }} />
      <Button onClick={() => setNaming(true)}>{t('edit')}</Button>
      <Button tone="danger" onClick={remove}>
        {t('remove')}
      </Button>
      {isNaming && (
        <ProjectDialog
          of={of}
          onClose={() => setNaming(false)}
          onDone={() => {
            setNaming(false)
            message.success(t('saved'))
            onChanged()
          }}
        />
      )}
    </div>
  )
}

function useRemove(projectDetail: ProjectDetail): () => void {
  const t = useMessages(projectPageMessages)
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const { act } = useAct(projectRemove)
  return () =>
    void modal.confirm({
      title: t('removeAsk', { title: projectDetail.title }),
      okText: t('remove'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({ projectId: projectDetail.projectId, expectedVersion: projectDetail.version }, t('removed')))
          void navigate('/member/project/list')
      },
    })
}
