import { App } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useActionsColumn } from '../../../ui/console/list/use-actions-column.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { projectList, type ProjectRow } from '../../../modules/project/endpoints.ts'
import { ProjectDialog } from '../../../modules/project/ui/project-dialog.tsx'
import { projectPageMessages } from '../../../modules/project/messages.ts'

const noFilters = [] as const
const addressOf = ({ projectId }: ProjectRow) => `/member/project/detail?projectId=${projectId}`

/** Kept material lists of the member's company, or their own. */
export default function ProjectListPage() {
  const t = useMessages(projectPageMessages)
  const { message } = App.useApp()
  const list = useList('member.projects', noFilters)
  const [isNaming, setNaming] = useState(false)
  const call = useCall(projectList, { current: list.page, pageSize: list.size })
  const columns = useProjectColumns()
  return (
    <>
      <List
        label={t('listTitle')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ projectId }) => projectId}
        to={addressOf}
        columns={columns}
        head={
          <PanelHead title={t('listTitle')} sub={t('listLead')}>
            <Button size="sm" tone="brand" icon="plus" onClick={() => setNaming(true)}>
              {t('keepCart')}
            </Button>
          </PanelHead>
        }
        pages={({ total }) => ({ total })}
        empty={
          <Empty
            icon="folder-kanban"
            title={t('none')}
            help={t('noneHelp')}
            actions={<ButtonLink to="/cart/index">{t('toCartPage')}</ButtonLink>}
          />
        }
      />
      {isNaming && (
        <ProjectDialog
          onClose={() => setNaming(false)}
          onDone={() => {
            setNaming(false)
            message.success(t('kept'))
            call.reload()
          }}
        />
      )}
    </>
  )
}

function useProjectColumns(): readonly ListColumn<ProjectRow>[] {
  const t = useMessages(projectPageMessages)
  const actions = useActionsColumn<ProjectRow>((row) => (
    <ButtonLink size="sm" to={addressOf(row)}>
      {t('open')}
    </ButtonLink>
  ))
  return [
    {
      key: 'name',
      title: t('colName'),
      as: 'title',
      text: ({ title }) => title,
      cell: ({ note }) => note && <div className="t12 c3">{note}</div>,
    },
    { key: 'lines', title: t('colLines'), align: 'right', text: ({ lineNum }) => lineNum },
    { key: 'creator', title: t('colCreator'), text: ({ creatorName }) => creatorName },
    { key: 'updated', title: t('colUpdated'), isTight: true, text: ({ updateTime }) => shortTime(updateTime) },
    actions,
  ]
}
