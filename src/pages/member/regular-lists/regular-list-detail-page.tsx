import { App } from 'antd'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { ExportButton } from '../../../ui/console/export-button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/commerce.css'
import { projectShow, projectExport, projectToBasket, type ProjectDetail } from '../../../modules/project/endpoints.ts'
import { MaterialLinesEditor } from '../../../modules/project/ui/material-lines-editor.tsx'
import { ImportLinesDialog } from './import-lines-dialog.tsx'
import { ProjectDialog } from '../../../modules/project/ui/project-dialog.tsx'
import { RegularListTable } from './regular-list-table.tsx'
import { useAddListToBasket } from '../../../modules/project/ui/use-add-list-to-basket.tsx'
import { useDeleteRegularList } from './use-delete-regular-list.tsx'
import { AddLinesToList } from '../../../modules/sourcing-tools/ui/quick-order/add-lines-to-list.tsx'
import { regularListMessages } from './messages.ts'

/** One regular list: today's prices beside the last ones, chosen lines into the cart, in and out as a spreadsheet. */
export default function RegularDetailPage() {
  const t = useMessages(regularListMessages)
  const [query] = useSearchParams()
  const call = useCall(projectShow, { projectId: Number(query.get('projectId')) || 0 })
  const [isAdding, setAdding] = useState(false)
  return (
    <CallView call={call}>
      {(of) => (
        <Panel
          title={of.title}
          sub={of.companyName}
          more={
            <Anchor className="lk t13 no-print" to="/member/regular/list">
              {t('back')}
            </Anchor>
          }
        >
          {of.note && <p className="bx t14 c2">{of.note}</p>}
          {isAdding && (
            <div className="bx">
              <AddLinesToList projectId={of.projectId} onAdded={call.reload} onClose={() => setAdding(false)} />
            </div>
          )}
          <Regular key={of.version} of={of} onChanged={call.reload} onAdd={() => setAdding(true)} />
        </Panel>
      )}
    </CallView>
  )
}

type Props = { of: ProjectDetail; onChanged: () => void }

function Regular({ of, onChanged, onAdd }: Props & { onAdd: () => void }) {
  const t = useMessages(regularListMessages)
  // What is sold today is chosen; the rest would only be refused.
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(of.lines.flatMap((line, at) => (line.onSale ? [at + 1] : []))))
  const [isEditing, setEditing] = useState(false)
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
      <Acts of={of} chosen={chosen} onChanged={onChanged} onEdit={() => setEditing(true)} onAdd={onAdd} />
      {of.lines.length === 0 ? (
        <Empty icon="list-checks" title={t('noLines')} help={t('noLinesHelp')} />
      ) : (
        <RegularListTable of={of} chosen={chosen} onChoose={setChosen} />
      )}
    </>
  )
}

type ActsProps = Props & { chosen: ReadonlySet<number>; onEdit: () => void; onAdd: () => void }

function Acts({ of, chosen, onChanged, onEdit, onAdd }: ActsProps) {
  const t = useMessages(regularListMessages)
  const { message } = App.useApp()
  const navigate = useNavigate()
  const [isNaming, setNaming] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const basket = useAct(projectToBasket)
  const tell = useAddListToBasket()
  const remove = useDeleteRegularList(() => void navigate('/member/regular/list'))
  const reorder = async () => {
    const done = await basket.act({ projectId: of.projectId, basket: 'cart', places: [...chosen] })
    if (done?.data) tell(done.data, 'cart')
  }
  return (
    <div className="bx row g2 no-print flex-wrap">
      <Button tone="action" icon="shopping-cart" busy={basket.busy} disabled={chosen.size === 0} onClick={() => void reorder()}>
        {t('reorder', { count: chosen.size })}
      </Button>
      <Button disabled={of.lines.length === 0} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button onClick={onAdd}>{t('recognise')}</Button>
      <Button icon="upload" onClick={() => setImporting(true)}>
        {t('import')}
      </Button>
      <ExportButton call={projectExport} filters={{ projectId: of.projectId }} disabled={of.lines.length === 0} />
      <Button icon="printer" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <Button onClick={() => setNaming(true)}>{t('rename')}</Button>
      <Button tone="danger" onClick={() => void remove(of)}>
        {t('remove')}
      </Button>
      {isImporting && <ImportLinesDialog projectId={of.projectId} onDone={onChanged} onClose={() => setImporting(false)} />}
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
