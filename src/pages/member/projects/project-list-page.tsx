import { App } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { projectList, type ProjectRow } from '../../../modules/project/endpoints.ts'
import { ProjectDialog } from '../../../modules/project/ui/project-dialog.tsx'
import { projectPageMessages } from '../../../modules/project/messages.ts'

const pageSize = 20
const noFilters: readonly string[] = []

/** Kept material lists of the member's company, or their own. */
export default function ProjectListPage() {
  const t = useMessages(projectPageMessages)
  const { message } = App.useApp()
  const { page, turn } = useFilters(noFilters)
  const [isNaming, setNaming] = useState(false)
  const call = useCall(projectList, { current: page, pageSize })
  return (
    <>
      <ConsoleList
        label={t('listTitle')}
        head={
          <PanelHead title={t('listTitle')} sub={t('listLead')}>
            <Button size="sm" tone="brand" icon="plus" onClick={() => setNaming(true)}>
              {t('keepCart')}
            </Button>
          </PanelHead>
        }
        call={call}
        empty={
          <Empty
            icon="folder-kanban"
            title={t('none')}
            help={t('noneHelp')}
            actions={<ButtonLink to="/cart/index">{t('toCartPage')}</ButtonLink>}
          />
        }
        foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
      >
        {({ list }) => <Rows list={list} />}
      </ConsoleList>
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

function Rows({ list }: { list: readonly ProjectRow[] }) {
  const t = useMessages(projectPageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colName')}</th>
            <th className="r">{t('colLines')}</th>
            <th>{t('colCreator')}</th>
            <th>{t('colUpdated')}</th>
            <th className="r" aria-label={t('open')} />
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.projectId}>
              <td>
                <Anchor className="lk b5" to={`/member/project/detail?projectId=${one.projectId}`}>
                  {one.title}
                </Anchor>
                {one.note && <div className="t12 c3">{one.note}</div>}
              </td>
              <td className="r num" data-l={t('colLines')}>
                {one.lineNum}
              </td>
              <td data-l={t('colCreator')}>{one.creatorName}</td>
              <td className="num nw" data-l={t('colUpdated')}>
                {shortTime(one.updateTime)}
              </td>
              <td className="r">
                <ButtonLink size="sm" to={`/member/project/detail?projectId=${one.projectId}`}>
                  {t('open')}
                </ButtonLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
