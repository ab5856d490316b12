import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { MaterialTable } from '../../../modules/project/ui/material-table.tsx'
import type { DesignRequestDetail } from '../../../modules/design/endpoints.ts'
import { designPageMessages } from '../../../modules/design/messages.ts'

/** The designer's list with the prices of whoever reads. */
export function DesignedMaterialList({ of, more }: { of: DesignRequestDetail; more?: ReactNode }) {
  const t = useMessages(designPageMessages)
  return (
    <Panel title={t('listTitle')} more={of.lines.length > 0 && more}>
      {of.lines.length === 0 ? (
        <Empty icon="list-checks" title={t('noList')} />
      ) : (
        <div className="col">
          {of.answerNote && (
            <p className="bx t13 c2 whitespace-pre-wrap">
              <b className="b5">{t('answerNote')}</b> {of.answerNote}
            </p>
          )}
          <MaterialTable lines={of.lines} total={of.total} />
        </div>
      )}
    </Panel>
  )
}
